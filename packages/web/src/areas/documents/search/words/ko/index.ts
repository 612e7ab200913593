export const documentsSearch = {
  title: '통합 검색',
  search: '검색',
  where: '찾을 곳',
  type: { Title: '제목', Content: '제목과 내용' },
  every: { docType: '모든 문서 종류', drive: '모든 드라이브', department: '모든 부서' },
  found: '찾은 문서',
  page: '{{page}}쪽',
  start: '찾을 말을 입력해 주세요.',
  startHint:
    '제목에서는 제목·부제·문서번호·약어를 찾고, 내용에서는 문서의 글까지 찾습니다. 낱말을 여러 개 쓰면 모두 들어 있는 문서만 나옵니다.',
  none: '"{{text}}"에 맞는 문서가 없습니다.',
  noneInTitles: '문서의 내용에서도 찾아 보거나 필터를 지워 보세요.',
  noneAtAll: '낱말을 줄이거나 바꾸고, 필터를 지워 보세요. 방금 올린 문서는 잠시 뒤에 내용으로 찾을 수 있습니다.',
  lookInside: '내용에서 찾기',
} as const;
