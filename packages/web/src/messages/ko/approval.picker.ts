export const picker = {
  departments: '부서',
  everybody: '전체 사원',
  search: '이름으로 찾기',
  people: '사원',
  add: '추가',
  nobody: '찾는 사원이 없습니다.',
  tooMany: '{{count}}명까지 보입니다. 이름으로 찾아 주세요.',
  searchEverywhere: '회사 전체에서 찾기',
  clear: '모두 빼기',
  apply: '적용',
} as const;
