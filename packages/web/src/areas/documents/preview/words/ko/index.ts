export const documentsPreview = {
  title: '미리보기',
  loading: '문서를 불러오는 중입니다.',
  revision: '개정 {{version}}',
  download: '내려받기',
  markRead: '읽음으로 표시',
  isRead: '읽음',
  readOn: '다음 문서',
  newer: '최신 개정은 {{version}}입니다.',
  openNewer: '최신 개정 열기',
  readMeanwhile: '그사이 새 개정이 등록되어 읽음으로 표시하지 않았습니다. 새 개정을 열어 읽어 주세요.',
  gone: {
    title: '알림',
    message: '삭제되었거나 존재하지 않는 문서입니다.',
    closeTab: '이 탭을 닫아 주세요.',
    toDocuments: '문서센터로 가기',
  },
} as const;
