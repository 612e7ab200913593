import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

/** Problems that the calls of this area answer, each with its status and its sentences. */
export const documentsProblems = {
  'name-exists': { status: 409, ko: '이미 있는 자료실 이름입니다.', en: 'A drive has this name already.' },
  'department-drive': {
    status: 422,
    ko: '부서 자료실은 이름을 바꾸거나 삭제할 수 없습니다.',
    en: "A department's drive is neither renamed nor deleted.",
  },
  'general-drive': {
    status: 422,
    ko: '매뉴얼은 부서 자료실에만 둘 수 있습니다.',
    en: "Manuals stand in departments' drives only.",
  },
  'has-documents': {
    status: 409,
    ko: '문서 또는 매뉴얼이 있어 삭제할 수 없습니다.',
    en: 'There are documents or manuals in it, so it cannot be deleted.',
  },
  'file-exists': {
    status: 409,
    ko: '같은 이름의 파일이 이미 있습니다.',
    en: 'There is a file of this name already.',
  },
  'version-exists': {
    status: 409,
    ko: '이미 있는 개정번호입니다.',
    en: 'There is a revision of this number already.',
  },
  'doc-no-exists': {
    status: 409,
    ko: '이미 사용 중인 문서번호입니다.',
    en: 'A manual has this document number already.',
  },
  'latest-revision': {
    status: 422,
    ko: '최신 개정은 삭제할 수 없습니다.',
    en: 'The latest revision cannot be deleted.',
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

/** What may be wrong with a field. */
export const documentsFields = {
  'not-taken-here': { ko: '여기에는 입력할 수 없는 항목입니다.', en: 'This is not taken here.' },
  'manual-unknown': { ko: '이 자료실의 매뉴얼이 아닙니다.', en: 'This is no manual of the drive.' },
  'of-the-manual': { ko: '매뉴얼에서 정해지는 항목입니다.', en: 'This is said by the manual.' },
  'title-stays': { ko: '등록한 뒤에는 제목을 바꿀 수 없습니다.', en: 'The title of a registered manual stays.' },
  'extension-differs': { ko: '파일의 확장자와 다릅니다.', en: 'The file has another extension.' },
  'one-file': { ko: '파일을 하나만 올려 주세요.', en: 'Please upload one file.' },
  'file-without-extension': {
    ko: '확장자가 없는 파일은 올릴 수 없습니다.',
    en: 'Files without an extension cannot be uploaded.',
  },
  'file-not-pdf': { ko: 'PDF 파일만 올릴 수 있습니다.', en: 'Only PDF files can be uploaded here.' },
  'file-empty': { ko: '내용이 없는 파일입니다.', en: 'The file is empty.' },
  'no-department-drive': { ko: '부서 자료실이 아닙니다.', en: "This is no department's drive." },
  'no-administrator': { ko: '문서 시스템 관리자를 지정해 주세요.', en: 'Please designate a document system manager.' },
  'in-both': {
    ko: '추가한 사람을 동시에 제외할 수 없습니다.',
    en: 'Somebody who is added cannot be left out as well.',
  },
} as const satisfies FieldTable;
