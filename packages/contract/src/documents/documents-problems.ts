import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

/** The problems that the calls of this area answer, each with its status and its texts. */
export const documentsProblems = {
  'name-exists': { status: 409, ko: '이미 있는 자료실 이름입니다.', en: 'A drive with this name already exists.' },
  'department-drive': {
    status: 422,
    ko: '부서 자료실은 이름을 바꾸거나 삭제할 수 없습니다.',
    en: 'A department drive can be neither renamed nor deleted.',
  },
  'general-drive': {
    status: 422,
    ko: '매뉴얼은 부서 자료실에만 둘 수 있습니다.',
    en: 'Manuals can be placed in department drives only.',
  },
  'has-documents': {
    status: 409,
    ko: '문서 또는 매뉴얼이 있어 삭제할 수 없습니다.',
    en: 'There are documents or manuals in it, so it cannot be deleted.',
  },
  'file-exists': {
    status: 409,
    ko: '같은 이름의 파일이 이미 있습니다.',
    en: 'A file with this name already exists.',
  },
  'version-exists': {
    status: 409,
    ko: '이미 있는 개정번호입니다.',
    en: 'A revision with this number already exists.',
  },
  'doc-no-exists': {
    status: 409,
    ko: '이미 사용 중인 문서번호입니다.',
    en: 'A manual has this document number already.',
  },
  'nobody-unread': {
    status: 422,
    ko: '읽지 않은 필독자가 없습니다.',
    en: 'Everybody who must read it has read it.',
  },
  'asked-today': {
    status: 422,
    ko: '오늘 이미 요청했습니다. 하루에 한 번만 요청할 수 있습니다.',
    en: 'They were asked today already. Readers are asked once a day at most.',
  },
  'too-many-favourites': {
    status: 422,
    ko: '즐겨찾기는 200건까지 등록할 수 있습니다.',
    en: 'At most 200 documents can be favorites.',
  },
  'latest-revision': {
    status: 422,
    ko: '최신 개정은 삭제할 수 없습니다.',
    en: 'The latest revision cannot be deleted.',
  },
  'controlled-manual': {
    status: 422,
    ko: '관리 매뉴얼은 개정 준비에서 결재를 거쳐 개정합니다.',
    en: 'A controlled manual is revised by preparing a revision and sending it for approval.',
  },
  'old-revision': {
    status: 422,
    ko: '이전 버전은 미리보기를 지원하지 않습니다.',
    en: 'Old versions cannot be previewed.',
  },
  'preview-unsupported': {
    status: 415,
    ko: '미리보기를 지원하지 않는 파일입니다. 내려받아 확인해 주세요.',
    en: 'This file cannot be previewed. Please download it.',
  },
} as const satisfies ProblemTable;

/** The problems of fields. */
export const documentsFields = {
  'not-taken-here': { ko: '여기에는 입력할 수 없는 항목입니다.', en: 'This cannot be entered here.' },
  'manual-unknown': { ko: '이 자료실의 매뉴얼이 아닙니다.', en: 'This manual does not belong to the drive.' },
  'of-the-manual': { ko: '매뉴얼에서 정해지는 항목입니다.', en: 'This is set by the manual.' },
  'title-stays': {
    ko: '등록한 뒤에는 제목을 바꿀 수 없습니다.',
    en: 'The title of a registered manual cannot be changed.',
  },
  'extension-differs': { ko: '파일의 확장자와 다릅니다.', en: 'The file has another extension.' },
  'one-file': { ko: '파일을 하나만 올려 주세요.', en: 'Please upload one file.' },
  'file-without-extension': {
    ko: '확장자가 없는 파일은 올릴 수 없습니다.',
    en: 'Files without an extension cannot be uploaded.',
  },
  'file-not-pdf': { ko: 'PDF 파일만 올릴 수 있습니다.', en: 'Only PDF files can be uploaded here.' },
  'file-empty': { ko: '내용이 없는 파일입니다.', en: 'The file is empty.' },
  'no-department-drive': { ko: '부서 자료실이 아닙니다.', en: 'This is not a department drive.' },
  'no-administrator': { ko: '문서 시스템 관리자를 지정해 주세요.', en: 'Please designate a document system manager.' },
  'in-both': {
    ko: '추가한 사람을 동시에 제외할 수 없습니다.',
    en: 'Somebody who is added cannot be excluded as well.',
  },
  'before-today': { ko: '지난 날은 선택할 수 없습니다.', en: 'Past days cannot be chosen.' },
  'after-today': { ko: '오늘보다 늦은 날은 입력할 수 없습니다.', en: 'Future days cannot be entered.' },
  'too-far-ahead': {
    ko: '오늘부터 {limit}일 안의 날을 선택해 주세요.',
    en: 'Please choose one of the next {limit} days.',
  },
  'out-of-order': {
    ko: '등록일보다 늦거나 앞뒤 개정의 순서가 바뀌는 날은 선택할 수 없습니다.',
    en: 'This is after its upload, or would change the order of the revisions.',
  },
  'before-filing': { ko: '신고일보다 앞선 날입니다.', en: 'This is before the filing.' },
  'deemed-too-early': {
    ko: '신고일부터 10일이 지나기 전에는 수리된 것으로 볼 수 없습니다.',
    en: 'Within ten days of its filing it is not deemed accepted.',
  },
  'same-revision': { ko: '서로 다른 개정을 선택해 주세요.', en: 'Please choose two different revisions.' },
  'text-not-ready': {
    ko: '본문을 아직 읽지 못한 개정입니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'The text of this revision could not be read, or not yet.',
  },
} as const satisfies FieldTable;
