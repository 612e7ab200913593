export const help = {
  of: '{{area}} 도움말',
  hint: '업무 영역마다 하는 일과 순서를 짧게 알려 줍니다.',
  onPage: '이 페이지의 내용',
} as const;
