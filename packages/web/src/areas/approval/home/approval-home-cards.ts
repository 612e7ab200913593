import type { HomeCards } from '../../../platform/area.ts';
import { ApprovalCounts } from './approval-counts.tsx';
import { RecentDocuments } from './approval-recent.tsx';
import { RejectedDocuments } from './approval-rewrite.tsx';
import { WaitingDocuments } from './approval-waiting.tsx';

export const approvalCards: HomeCards = {
  waiting: [
    { name: 'waiting', Card: WaitingDocuments },
    { name: 'rejected', Card: RejectedDocuments },
  ],
  main: [{ name: 'recent', Card: RecentDocuments }],
  aside: [{ name: 'counts', Card: ApprovalCounts }],
};
