import type { WordTree } from '../../../platform/i18n.ts';

export const documentViewWords = {
  failed: { ko: '문서를 열지 못했습니다', en: 'The document could not be opened' },
  details: { ko: '문서 정보', en: 'About the document' },
  manualOf: { ko: '{{type}} · {{class}}', en: '{{type}} · {{class}}' },
  toList: { ko: '{{name}} 목록', en: 'Back to {{name}}' },
  markRead: { ko: '읽음으로 표시', en: 'Mark as read' },
  marked: { ko: '읽음으로 표시했습니다.', en: 'Marked as read.' },
  notMarked: { ko: '읽음으로 표시하지 못했습니다. {{message}}', en: 'It could not be marked as read. {{message}}' },
  toManual: { ko: '개정과 시행일', en: 'Revisions and effective dates' },
  open: { ko: '문서 열기', en: 'Open the document' },
  newRevision: { ko: '새 개정 업로드', en: 'New revision' },
  content: {
    pending: { ko: '검색 준비 중', en: 'Not searchable yet' },
    failed: { ko: '내용 검색 불가', en: 'Its text cannot be searched' },
    none: { ko: '내용 검색 대상 아님', en: 'It has no text to search' },
  },
  title: {
    change: { ko: '제목 변경', en: 'Change the title' },
    hint: {
      ko: '파일 이름에 쓸 수 없는 글자(\\ / : * ? " < > |)는 빠집니다.',
      en: 'Characters not allowed in file names (\\ / : * ? " < > |) are removed.',
    },
    changed: { ko: '제목을 변경했습니다.', en: 'The title has been changed.' },
    failed: { ko: '제목 변경에 실패했습니다. {{message}}', en: 'The title could not be changed. {{message}}' },
  },
  remove: {
    title: { ko: '문서 삭제', en: 'Delete the document' },
    message: {
      ko: '{{title}} 문서를 모든 개정과 필독자 지정까지 삭제합니다. 되돌릴 수 없습니다. 누가 읽었는지는 열람 증적에 남습니다.',
      en: '{{title}} is deleted with all of its revisions and the choice of its readers. This cannot be undone. Who read it stays in the reading evidence.',
    },
    done: { ko: '문서를 삭제했습니다.', en: 'The document has been deleted.' },
    failed: { ko: '문서를 삭제하지 못했습니다', en: 'The document could not be deleted' },
  },
  revision: {
    heading: { ko: '개정 이력', en: 'Revisions' },
    acts: { ko: '작업', en: 'Actions' },
    current: { ko: '최신', en: 'Current' },
    inForce: { ko: '시행 중', en: 'In force' },
    superseded: { ko: '대체됨', en: 'Superseded' },
    scheduled: { ko: '시행 예정', en: 'Scheduled' },
    period: { ko: '시행 기간', en: 'In force' },
    download: { ko: '{{version}} 내려받기', en: 'Download {{version}}' },
    downloadFailed: { ko: '내려받지 못했습니다. {{message}}', en: 'It could not be downloaded. {{message}}' },
    preview: { ko: '{{version}} 미리보기', en: 'Preview {{version}}' },
    edit: { ko: '{{version}} 수정', en: 'Edit {{version}}' },
    remove: { ko: '{{version}} 삭제', en: 'Delete {{version}}' },
    removeTitle: { ko: '개정 삭제', en: 'Delete the revision' },
    removeMessage: {
      ko: '{{title}} 문서에서 {{version}}의 파일과 기록을 삭제합니다. 되돌릴 수 없습니다.',
      en: '{{version}} of {{title}} is deleted. This cannot be undone.',
    },
    removed: { ko: '개정을 삭제했습니다.', en: 'The revision has been deleted.' },
    notRemoved: { ko: '개정을 삭제하지 못했습니다', en: 'The revision could not be deleted' },
    deleted: {
      ko: '이미 삭제되었거나 존재하지 않는 개정입니다.',
      en: 'The revision has been deleted already or does not exist.',
    },
  },
  modify: {
    title: { ko: '개정 정보 수정', en: 'Edit the revision' },
    done: { ko: '개정 정보를 수정했습니다.', en: 'The revision has been changed.' },
  },
} as const satisfies WordTree;
