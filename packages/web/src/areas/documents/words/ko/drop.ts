export const drop = {
  hint: '파일을 목록에 끌어 놓으면 한꺼번에 올릴 수 있습니다.',
  choose: '여러 파일 업로드',
  here: '여기에 놓아 업로드',
} as const;
