import type { WordTree } from '../../../platform/i18n.ts';

export const manualWords = {
  new: { ko: '새 매뉴얼', en: 'New manual' },
  edit: { ko: '매뉴얼 수정', en: 'Change manual' },
  search: { ko: '제목, 부제, 문서번호, 약어', en: 'Title, subtitle, number, abbreviation' },
  everyDrive: { ko: '모든 부서 자료실', en: 'All department drives' },
  type: { ko: '유형', en: 'Type' },
  class: { ko: '구분', en: 'Class' },
  department: { ko: '담당 부서', en: 'Department responsible' },
  managers: { ko: '매뉴얼 관리자', en: 'Manual managers' },
  document: { ko: '문서', en: 'Document' },
  hasDocument: { ko: '문서 있음', en: 'has a document' },
  noDocument: { ko: '문서 없음', en: 'no document' },
  none: { ko: '등록된 매뉴얼이 없습니다.', en: 'There are no manuals.' },
  noneHint: {
    ko: '새 매뉴얼을 등록하고 관리자를 지정하면, 관리자가 문서를 올릴 수 있습니다.',
    en: 'Register a manual and name its managers: they upload its document.',
  },
  choose: { ko: '선택해 주세요', en: 'Please choose' },
  chooseManagers: { ko: '매뉴얼 관리자 선택', en: 'Choose managers' },
  controlled: { ko: '관리 매뉴얼', en: 'Controlled manual' },
  controlledHint: {
    ko: '개정은 결재를 거쳐 시행일에 시행됩니다. 끄면 올린 파일이 바로 최신이 됩니다.',
    en: 'Revisions come through approval and into force on a day. Off: what is uploaded is current at once.',
  },
  openRevisions: { ko: '{{name}} 개정과 시행일', en: 'Revisions of {{name}}' },
  noManagers: { ko: '지정된 관리자가 없습니다.', en: 'Nobody is named.' },
  tooManyManagers: {
    ko: '관리자는 {{count}}명까지 지정할 수 있습니다.',
    en: 'At most {{count}} managers can be named.',
  },
  titleStays: {
    ko: '등록한 뒤에는 제목을 바꿀 수 없습니다.',
    en: 'The title cannot be changed once the manual is registered.',
  },
  missing: {
    manualType: { ko: '매뉴얼 유형을 선택해 주세요.', en: 'Please choose the type of the manual.' },
    manualClass: { ko: '매뉴얼 구분을 선택해 주세요.', en: 'Please choose the class of the manual.' },
    docNo: { ko: '문서번호를 입력해 주세요.', en: 'Please enter a document number.' },
    title: { ko: '제목을 입력해 주세요.', en: 'Please enter a title.' },
    driveId: { ko: '부서 자료실을 선택해 주세요.', en: 'Please choose a department drive.' },
    departmentId: { ko: '담당 부서를 선택해 주세요.', en: 'Please choose the department responsible.' },
  },
  created: { ko: '매뉴얼을 등록했습니다.', en: 'The manual was registered.' },
  changed: { ko: '매뉴얼을 수정했습니다.', en: 'The manual was changed.' },
  deleteTitle: { ko: '매뉴얼 삭제', en: 'Delete manual' },
  deleteMessage: {
    ko: '{{title}} ({{docNo}}) 매뉴얼을 삭제합니다. 삭제한 매뉴얼은 되돌릴 수 없습니다.',
    en: '{{title}} ({{docNo}}) will be deleted. This cannot be undone.',
  },
  deleted: { ko: '{{title}} 매뉴얼을 삭제했습니다.', en: '{{title}} was deleted.' },
} as const satisfies WordTree;
