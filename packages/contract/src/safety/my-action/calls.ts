import { endpoint, object, page, pageQuery } from '@portal/contract/kernel';
import { myAction } from './schema.ts';

const access = { menu: 'ESMS' } as const;

/** My Action pages by ten (spec 4, section 9). */
export const MY_ACTION_LIMIT = 10;

const listOf = <const Path extends string>(path: Path, summary: string) =>
  endpoint({ method: 'GET', path, summary, access, query: object(pageQuery), reply: page(myAction) });

export const listMyActions = listOf(
  '/api/me/esms/mitigations/assigned-mitigator',
  'Actions that the caller is to take, newest first',
);
export const listReferredActions = listOf(
  '/api/me/esms/mitigations/assigned-referrer',
  'Actions that the caller is informed of, newest first',
);
export const listCreatedActions = listOf(
  '/api/me/esms/mitigations/created',
  'Actions that the caller assigned, or of whose case they are the author or identifier, newest first',
);
