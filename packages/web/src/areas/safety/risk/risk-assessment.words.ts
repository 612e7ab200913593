import type { WordTree } from '../../../platform/i18n.ts';

export const riskAssessmentWords = {
  notEvaluated: { ko: 'NOT EVALUATED', en: 'NOT EVALUATED' },
  matrix: { ko: '위험도 표', en: 'Risk matrix' },
  severityLabel: { ko: '심각도', en: 'Severity' },
  probabilityLabel: { ko: '발생 가능성', en: 'Probability' },
  cell: { ko: '{{level}} {{name}}', en: '{{level}} {{name}}' },
  step: {
    1: { ko: '초기 평가', en: 'Initial' },
    2: { ko: '2차 평가자 평가', en: 'Second assessor' },
    3: { ko: '잔여 위험도 평가', en: 'Residual' },
  },
  steps: { ko: '위험도 평가', en: 'Risk assessment' },
  former: { ko: '이전 평가', en: 'Earlier assessments' },
  assess: { ko: '평가', en: 'Assess' },
  assessStep: { ko: '{{name}} 입력', en: 'Assess: {{name}}' },
  assign: { ko: '2차 평가자 지정', en: 'Add 2nd R/A' },
  assessor: { ko: '2차 평가자', en: 'Second assessor' },
  assigned: { ko: '{{name}} 님이 2차 평가자로 지정되었습니다.', en: '{{name}} was assigned as the second assessor.' },
  assessorHasLeft: { ko: '퇴사', en: 'has left' },
  savedBy: { ko: '{{at}}, {{name}} 저장', en: 'saved {{at}} by {{name}}' },
  assessment: {
    label: {
      harm: { ko: '피해', en: 'Harm' },
      recovery: { ko: '복구 시간', en: 'Recovery' },
      cost: { ko: '손실 금액', en: 'Cost' },
      penalty: { ko: '과징금', en: 'Penalty' },
      often: { ko: '빈도', en: 'Frequency' },
      perHour: { ko: '비행시간당 확률', en: 'Per flight hour' },
    },
    dialog: {
      1: { ko: '초기 위험도 평가', en: 'Initial risk' },
      2: { ko: '2차 평가자 위험도 평가', en: "Second assessor's risk" },
      3: { ko: '잔여 위험도 평가', en: 'Residual risk' },
    },
    chooseSeverity: { ko: '심각도를 먼저 선택하세요.', en: 'Choose the severity first.' },
    chooseProbability: { ko: '발생 가능성을 선택하세요.', en: 'Choose the probability.' },
    registered: { ko: '위험도 평가가 등록되었습니다.', en: 'The risk assessment was registered.' },
    notRegistered: {
      ko: '위험도 평가 등록에 실패했습니다. {{message}}',
      en: 'The risk assessment could not be registered. {{message}}',
    },
    overtaken: {
      ko: '그사이 이 평가를 저장한 사람이 있습니다: {{name}}',
      en: 'Somebody saved this assessment meanwhile: {{name}}',
    },
    overtakenAdvice: {
      ko: '내 평가로 바꾸려면 아래의 평가 바꾸기를, 그대로 두려면 취소를 누르세요.',
      en: 'Replace it with yours by the button below, or cancel to leave it as it is.',
    },
    named: {
      ko: '그사이 2차 평가자({{name}})가 지정되었습니다.',
      en: 'A second assessor ({{name}}) was assigned meanwhile.',
    },
    anothers: {
      ko: '그사이 다른 사람이 2차 평가자로 지정되었습니다.',
      en: 'Somebody else was assigned as the second assessor meanwhile.',
    },
    notYours: {
      ko: '2차 평가는 지정된 평가자만 입력할 수 있습니다.',
      en: 'Only the assigned assessor can give the second assessment.',
    },
    over: {
      ko: '그사이 상태가 바뀌어 이 평가를 더는 저장할 수 없습니다.',
      en: 'The status has changed meanwhile, and this assessment can no longer be saved.',
    },
    replace: { ko: '평가 바꾸기', en: 'Replace the assessment' },
  },
  initial: { ko: '초기 위험도', en: 'Initial risk' },
  residual: { ko: '잔여 위험도', en: 'Residual risk' },
} as const satisfies WordTree;
