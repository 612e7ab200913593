export const together = {
  open: '승인',
  title: '함께 승인',
  message: '다음 {{count}}건을 승인합니다. 승인 처리 하시겠습니까?',
  refused: '승인되지 않은 문서 {{count}}건',
  progress: '{{count}}건 중 {{done}}건 처리',
  done: '{{count}}건을 승인했습니다.',
} as const;
