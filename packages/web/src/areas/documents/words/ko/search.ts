export const search = {
  label: '찾을 제목이나 내용',
  all: '문서 검색',
} as const;
