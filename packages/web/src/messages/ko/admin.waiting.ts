export const waiting = {
  title: '결재 인계',
  meta: '퇴사한 결재자를 기다리는 결재입니다. 다른 사원에게 넘기면 그 사원의 결재 차례가 됩니다.',
  empty: '인계할 결재가 없습니다.',
  emptyHint: '퇴사한 결재자를 기다리는 결재가 생기면 여기에 나타납니다.',
  submitted: '상신일',
  approver: '결재자',
  approverChip: '결재자: {{name}}',
  stepHeader: '단계',
  step: '{{seq}}단계 {{type}}',
  act: '인계',
  actOn: '{{document}} 인계',
} as const;
