import type { WordTree } from '../../../platform/i18n.ts';

export const alertWords = {
  heading: { ko: '경보', en: 'Alert' },
  open: { ko: '확인 필요', en: 'To be acknowledged' },
  acknowledged: { ko: '확인함', en: 'Acknowledged' },
  ended: { ko: '지금은 해당하지 않음', en: 'No longer holds' },
  rule: {
    OneSerious: { ko: '이 달이 심각 수준입니다.', en: 'The month is serious.' },
    TwoAlert: { ko: '두 달 연속 경계 이상입니다.', en: 'Two months in a row at alert or above.' },
    ThreeCaution: { ko: '세 달 연속 주의 이상입니다.', en: 'Three months in a row at caution or above.' },
  },
  none: {
    ko: '지금의 수치로는 경보가 아닙니다. 확인한 내용은 남습니다.',
    en: 'By the present figures this is no alert. What was acknowledged stays.',
  },
  acknowledge: { ko: '경보 확인', en: 'Acknowledge' },
  again: { ko: '다시 확인', en: 'Acknowledge again' },
  done: { ko: '경보를 확인했습니다.', en: 'The alert was acknowledged.' },
  cause: { ko: '원인', en: 'Cause' },
  causeHint: {
    ko: '무엇이 이 수치를 올렸고 무엇을 하는지 적습니다. 나중에 고치거나 지울 수 없습니다.',
    en: 'What raised the figure, and what is done about it. It can be neither changed nor deleted later.',
  },
  hazard: { ko: '위해요인', en: 'Hazard' },
  chooseHazard: { ko: '위해요인 선택', en: 'Choose a hazard' },
  noHazard: { ko: '등록된 위해요인이 없습니다.', en: 'No hazard is registered.' },
  action: { ko: '조치', en: 'Action' },
  chooseAction: { ko: '조치 선택', en: 'Choose an action' },
  actionHint: { ko: '내가 배정했거나 내가 맡은 사례의 조치', en: 'Actions that I assigned or whose case is mine' },
  noAction: { ko: '배정한 조치가 없습니다.', en: 'No action was assigned.' },
  number: { ko: '번호', en: 'No' },
  title: { ko: '제목', en: 'Title' },
  remove: { ko: '{{name}} 빼기', en: 'Remove {{name}}' },
  at: { ko: '{{name}} · {{at}}', en: '{{name}} · {{at}}' },
  atRate: { ko: '{{rule}} 발생률 {{rate}}', en: '{{rule}} Rate {{rate}}' },
  home: {
    heading: { ko: '확인할 지표 경보', en: 'Indicator alerts to acknowledge' },
    month: { ko: '월', en: 'Month' },
    indicator: { ko: '지표', en: 'Indicator' },
    status: { ko: '상태', en: 'Status' },
    all: { ko: '안전성과지표 보기', en: 'See the indicators' },
  },
} as const satisfies WordTree;
