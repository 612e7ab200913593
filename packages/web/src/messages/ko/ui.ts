export const ui = {
  close: '닫기',
  cancel: '취소',
  confirm: '확인',
  retry: '다시 시도',
  back: '뒤로',
  loading: '불러오는 중',
  pageTitle: '{{title}} · {{site}}',
  requestId: '요청 번호',
  problem: {
    title: '불러오지 못했습니다.',
    unreachable: '서버에 연결할 수 없습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
    unknown: '처리 중 문제가 발생했습니다.',
  },
  notify: { success: '완료', warning: '주의', error: '오류' },
  table: {
    selectAll: '이 페이지 모두 선택',
    selectRow: '{{name}} 선택',
    selected: '{{count}}건 선택됨',
  },
  pager: {
    label: '페이지 이동',
    previous: '이전 페이지',
    next: '다음 페이지',
    range: '{{from}}–{{to}} / {{total}}',
    none: '0건',
    total: '전체 {{total}}건',
  },
  filters: {
    label: '적용된 필터',
    clear: '모두 지우기',
    remove: '{{name}} 필터 지우기',
  },
} as const;
