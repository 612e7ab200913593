import type { HomeCards } from '../../../platform/area.ts';
import { ApprovalCounts } from './counts.tsx';
import { RecentDocuments } from './recent.tsx';
import RejectedDocuments from './rewrite.tsx';
import { WaitingDocuments } from './waiting.tsx';

export const approvalCards: HomeCards = {
  waiting: [
    { name: 'waiting', Card: WaitingDocuments },
    { name: 'rejected', Card: RejectedDocuments },
  ],
  main: [{ name: 'recent', Card: RecentDocuments }],
  aside: [{ name: 'counts', Card: ApprovalCounts }],
};
