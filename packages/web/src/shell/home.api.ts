import { documentListQuery } from '../areas/approval/index.ts';

const SHOWN = 10;

/** The documents that wait for my act, as many as home shows. */
export const waitingQuery = documentListQuery('requested', {}, SHOWN);
