import type { DocumentFacts } from '@portal/contract/approval';

/** Spec 1, section 4, button conditions: when the block of referrers is shown. */
export const showsReferrers = ({ status, referrers }: Pick<DocumentFacts, 'status' | 'referrers'>): boolean =>
  referrers.length > 0 || (['InProgress', 'Completed'] as readonly string[]).includes(status);
