import type { adminWaitingKinds } from '@portal/contract/admin';
import type { AreaOnDemand, WaitingWorkText } from '../../platform/area.ts';

const waitingWork: Record<(typeof adminWaitingKinds)[number], WaitingWorkText> = {
  'admin-grants': {
    label: { ko: '받은 권한', en: 'Permissions held' },
    hint: {
      ko: '퇴사하면 쓸 수 없고, 복직하면 다시 생깁니다.',
      en: 'They rest from then on, and return if the person does.',
    },
  },
};

export const onDemand: AreaOnDemand = {
  waitingWork,
};
