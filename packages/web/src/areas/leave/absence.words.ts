import { leaveWords } from '@portal/contract/leave';
import type { WordTree } from '../../platform/i18n.ts';

/** Labels of absences: the types of leave, and the half day of annual leave. */
export const absenceWords = {
  ...leaveWords.absenceType,
  HalfDayLeave: { ko: '반차', en: 'Half day' },
} as const satisfies WordTree;
