import type { Revision } from '@portal/contract/documents';
import { addDays } from '@portal/contract/kernel';
import { slashedDay } from '../../../platform/formats.ts';

/** The first and the last day on which a revision is in force; of one that never was, nothing. */
export const periodOf = ({ inForceFrom, inForceUntil }: Pick<Revision, 'inForceFrom' | 'inForceUntil'>): string => {
  if (inForceFrom === null || inForceFrom === inForceUntil) return '-';
  return `${slashedDay(inForceFrom)} ~ ${inForceUntil === null ? '' : slashedDay(addDays(inForceUntil, -1))}`;
};
