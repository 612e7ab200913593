import type { HomeCards } from '../../../platform/area.ts';
import { ApprovalCounts } from './counts.tsx';
import { RecentDocuments } from './recent.tsx';
import { WaitingDocuments } from './waiting.tsx';

export const approvalCards: HomeCards = { main: [WaitingDocuments, RecentDocuments], aside: [ApprovalCounts] };
