import type { HomeCards } from '../../../platform/area.ts';
import { ClosingRequests } from '../my-action/my-action-closing.tsx';
import { OwnActions } from '../my-action/my-action-home.tsx';
import { AnsweredFeedback } from './safety-answered.tsx';
import { AskedFeedback } from './safety-asked.tsx';
import { AwaitingAssessments } from './safety-awaiting.tsx';
import { SafetyEntry } from './safety-home-entry.tsx';
import { MandatoryToday } from './safety-mandatory-today.tsx';
import { NewReports } from './safety-new-reports.tsx';
import { Plans } from './safety-plans.tsx';

export const safetyCards: HomeCards = {
  first: [{ name: 'mandatory-today', Card: MandatoryToday }],
  waiting: [
    { name: 'actions', Card: OwnActions },
    { name: 'closing', Card: ClosingRequests },
    { name: 'new-reports', Card: NewReports },
    { name: 'plans', Card: Plans },
    { name: 'feedback', Card: AskedFeedback },
    { name: 'assessments', Card: AwaitingAssessments },
  ],
  main: [{ name: 'answered', Card: AnsweredFeedback }],
  aside: [{ name: 'safety', Card: SafetyEntry }],
};
