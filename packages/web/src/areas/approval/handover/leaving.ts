import type { approvalLeaving } from '@portal/contract/approval';
import type { LeavingText } from '../../../platform/area.ts';

export const leavingOfApproval: Record<(typeof approvalLeaving)[number], LeavingText> = {
  'approval-lines': {
    label: { ko: '결재하거나 합의할 문서', en: 'Documents to approve or agree to' },
    hint: { ko: '다른 사람에게 한 번에 인계할 수 있습니다.', en: 'They can be handed over at once.' },
  },
  'approval-in-progress': {
    label: { ko: '본인이 상신해 진행 중인 문서', en: 'Their own documents under way' },
    hint: { ko: '결재는 그대로 이어집니다.', en: 'They go on as they are.' },
  },
  'approval-drafts': {
    label: { ko: '임시저장한 문서', en: 'Their drafts' },
    hint: { ko: '본인만 볼 수 있습니다.', en: 'Nobody else sees them.' },
  },
};
