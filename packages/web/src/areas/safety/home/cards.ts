import type { HomeCards } from '../../../platform/area.ts';
import ClosingRequests from '../my-actions/closing.tsx';
import OwnActions from '../my-actions/home.tsx';
import AnsweredFeedback from './answered.tsx';
import AskedFeedback from './asked.tsx';
import AwaitingAssessments from './awaiting.tsx';
import { SafetyEntry } from './entry.tsx';
import MandatoryToday from './mandatory-today.tsx';
import NewReports from './new-reports.tsx';
import Plans from './plans.tsx';

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
