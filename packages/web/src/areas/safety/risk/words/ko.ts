export const safetyAssess = {
  label: {
    harm: '피해',
    recovery: '복구 시간',
    cost: '손실 금액',
    penalty: '과징금',
    often: '빈도',
    perHour: '비행시간당 확률',
  },
  dialog: { 1: '초기 위험도 평가', 2: '2차 평가자 위험도 평가', 3: '잔여 위험도 평가' },
  chooseSeverity: '심각도를 먼저 선택하세요.',
  chooseProbability: '발생 가능성을 선택하세요.',
  registered: '위험도 평가가 등록되었습니다.',
  notRegistered: '위험도 평가 등록에 실패했습니다. {{message}}',
  overtaken: '그 사이 이 평가를 저장한 사람이 있습니다: {{name}}',
  overtakenAdvice: '내 평가로 바꾸려면 아래의 평가 바꾸기를, 그대로 두려면 취소를 누르세요.',
  replace: '평가 바꾸기',
} as const;
