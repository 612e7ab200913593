import type { safetyLeaving } from '@portal/contract/safety';
import type { LeavingText } from '../../../platform/area.ts';

export const leavingOfSafety: Record<(typeof safetyLeaving)[number], LeavingText> = {
  'safety-actions': {
    label: { ko: '담당하는 진행 중 조치', en: 'Actions to take' },
    hint: { ko: '안전 부서가 종결하거나 취소합니다.', en: 'The safety office closes or cancels them.' },
  },
  'safety-planned-actions': {
    label: { ko: '승인 전 조치 계획의 담당', en: 'Planned actions not yet approved' },
    hint: {
      ko: '담당자를 바꿔야 계획을 승인할 수 있습니다.',
      en: 'The plan cannot be approved before somebody else is named.',
    },
  },
  'safety-closing-requests': {
    label: { ko: '지시한 조치의 종결 요청', en: 'Closing requests on actions they assigned' },
    hint: { ko: '안전 부서의 다른 사람이 답할 수 있습니다.', en: 'Others of the safety office may answer.' },
  },
  'safety-assessments': {
    label: { ko: '요청받은 2차 평가', en: 'Second assessments they were asked for' },
    hint: { ko: '안전 부서가 평가자를 바꿉니다.', en: 'The safety office names another assessor.' },
  },
  'safety-investigations': {
    label: { ko: '참여 중인 조사', en: 'Investigations they are in' },
    hint: { ko: '조사관을 다시 지정합니다.', en: 'Investigators are named anew.' },
  },
};
