import type { HomeCards } from '../../../platform/area.ts';
import { late } from '../../../ui/late/part.tsx';
import { ApprovalCounts } from './counts.tsx';
import { RecentDocuments } from './recent.tsx';
import { WaitingDocuments } from './waiting.tsx';

export const approvalCards: HomeCards = {
  waiting: [
    { name: 'waiting', Card: WaitingDocuments },
    { name: 'rejected', Card: late(() => import('./rewrite.tsx')) },
  ],
  main: [{ name: 'recent', Card: RecentDocuments }],
  aside: [{ name: 'counts', Card: ApprovalCounts }],
};
