import type { WordTree } from '../../../platform/i18n.ts';

export const documentPreviewWords = {
  title: { ko: '미리보기', en: 'Preview' },
  loading: { ko: '문서를 불러오는 중입니다.', en: 'Loading the document.' },
  revision: { ko: '개정 {{version}}', en: 'Revision {{version}}' },
  download: { ko: '내려받기', en: 'Download' },
  markRead: { ko: '읽음으로 표시', en: 'Mark as read' },
  isRead: { ko: '읽음', en: 'Read' },
  readOn: { ko: '다음 문서', en: 'Next document' },
  newer: { ko: '최신 개정은 {{version}}입니다.', en: 'The latest revision is {{version}}.' },
  openNewer: { ko: '최신 개정 열기', en: 'Open the latest revision' },
  readMeanwhile: {
    ko: '그사이 새 개정이 등록되어 읽음으로 표시하지 않았습니다. 새 개정을 열어 읽어 주세요.',
    en: 'A new revision came meanwhile, so nothing was marked as read. Please open and read the new one.',
  },
  deleted: {
    title: { ko: '알림', en: 'Notice' },
    message: { ko: '삭제되었거나 존재하지 않는 문서입니다.', en: 'The document has been deleted or does not exist.' },
    closeTab: { ko: '이 탭을 닫아 주세요.', en: 'Please close this tab.' },
    toDocuments: { ko: '문서센터로 가기', en: 'Go to the document center' },
  },
} as const satisfies WordTree;
