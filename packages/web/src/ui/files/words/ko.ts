export const drop = {
  camera: '사진 찍기',
  choose: '파일을 선택하거나 여기로 끌어 놓으세요',
  chooseOne: '파일 하나를 선택하거나 여기로 끌어 놓으세요',
  single: '파일을 하나만 올려 주세요.',
  limit: '파일당 {{limit}}까지',
  list: '첨부 파일',
  state: { waiting: '저장할 때 올림', sending: '올리는 중', sent: '올림', failed: '실패' },
  progress: '{{name}} 올리는 중',
  remove: '{{name}} 빼기',
  cancel: '{{name}} 올리기 취소',
  retry: '{{name}} 다시 올리기',
  refused: {
    blocked: '{{name}}: 올릴 수 없는 확장자입니다. ({{extensions}})',
    'too-large': '{{name}}: 파일이 너무 큽니다. ({{size}}, 최대 {{limit}})',
  },
} as const;
