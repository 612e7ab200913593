import { documentListQuery } from '../../areas/approval/index.ts';

const LOOKED_AT = 50;
const RECENT = 5;

/** The documents that wait for my act, to be put in the order of urgency. */
export const waitingQuery = documentListQuery('requested', {}, LOOKED_AT);

/** My last submitted ones, to see how they stand. */
export const recentQuery = documentListQuery('submitted', {}, RECENT);
