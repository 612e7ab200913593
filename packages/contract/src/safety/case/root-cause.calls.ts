import { endpoint, noReply, orNone, type ProblemCode, type TSchema } from '@portal/contract/kernel';
import { rootCause, rootCauseBody } from './root-cause.schema.ts';

const access = { menu: 'ESMS' } as const;

/** The calls on the root cause of an investigation or an action, with the problems of its records. */
export const rootCauseCalls = <const Path extends string, Params extends TSchema>(
  owner: Path,
  params: Params,
  { unseen, refused }: { unseen: readonly ProblemCode[]; refused: readonly ProblemCode[] },
) => ({
  get: endpoint({
    method: 'GET',
    path: `${owner}/root-cause`,
    summary: 'The root cause, or null',
    access,
    params,
    reply: orNone(rootCause),
    problems: unseen,
  }),
  create: endpoint({
    method: 'POST',
    path: `${owner}/root-cause`,
    summary: 'Save the root cause',
    access,
    params,
    body: rootCauseBody,
    reply: rootCause,
    status: 201,
    problems: [...unseen, ...refused, 'changed-meanwhile', 'not-valid'],
  }),
  change: endpoint({
    method: 'PUT',
    path: `${owner}/root-cause`,
    summary: 'Replace the root cause',
    access,
    params,
    body: rootCauseBody,
    reply: rootCause,
    problems: [...unseen, ...refused, 'changed-meanwhile', 'not-valid'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${owner}/root-cause`,
    summary: 'Delete the root cause',
    access,
    params,
    reply: noReply,
    status: 204,
    problems: [...unseen, ...refused, 'changed-meanwhile'],
  }),
});
