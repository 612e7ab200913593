import type { HomeCards } from '../../../platform/area.ts';
import { OpenDuties } from '../duty/duty-home-card.tsx';
import { NewLessons } from '../lesson/lesson-home-card.tsx';
import { ClosingRequests, OwnActions } from '../my-action/my-action-home-cards.tsx';
import { OwnInvestigations } from './own-investigations-card.tsx';
import { SafetyEntryCard } from './safety-entry-card.tsx';
import { PlansCard } from './safety-plans-card.tsx';
import {
  FeedbackToGive,
  MandatoryToday,
  MessagesOfReporters,
  OtherNewReports,
  ReportNews,
  ReportsToAssess,
} from './safety-report-cards.tsx';
import { UnsentReportsCard } from './unsent-reports-card.tsx';

export const safetyCards: HomeCards = {
  first: [{ name: 'unsent', Card: UnsentReportsCard }],
  waiting: [
    { name: 'mandatory-today', Card: MandatoryToday },
    { name: 'filings', Card: OpenDuties },
    { name: 'actions', Card: OwnActions },
    { name: 'closing', Card: ClosingRequests },
    { name: 'new-reports', Card: OtherNewReports },
    { name: 'plans', Card: PlansCard },
    { name: 'feedback', Card: FeedbackToGive },
    { name: 'dialogue', Card: MessagesOfReporters },
    { name: 'assessments', Card: ReportsToAssess },
    { name: 'investigations', Card: OwnInvestigations },
  ],
  main: [
    { name: 'answered', Card: ReportNews },
    { name: 'lessons', Card: NewLessons },
  ],
  aside: [{ name: 'safety', Card: SafetyEntryCard }],
};
