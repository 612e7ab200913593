import type { EndpointSpec } from '../endpoint.ts';
import { fileReply } from '../schema.ts';
import type { ProblemCode } from './problem-codes.ts';

/** Problems that any call of this kind may answer, so that no endpoint names them. */
export const commonProblems = ({ method, access, reply, upload }: Omit<EndpointSpec, 'problems'>): ProblemCode[] => {
  const isDownload = reply === fileReply;
  return [
    'invalid-input',
    ...(access === 'public' ? [] : (['not-signed-in', 'employee-not-registered', 'no-permission'] as const)),
    // Whatever takes a body may be sent too much, or something else than was asked for.
    ...(method === 'GET' ? [] : (['too-large', 'unsupported-media-type'] as const)),
    // What a change refers to may go while it is made, or what it takes away begin to be referred to.
    ...(method === 'GET' ? [] : (['changed-meanwhile'] as const)),
    ...(method === 'POST' && !isDownload ? (['in-progress', 'idempotency-key-reused'] as const) : []),
    ...(upload ? (['scanner-unavailable'] as const) : []),
    'too-many-requests',
    'headers-too-large',
    'internal',
    'maintenance',
    'overloaded',
    'storage-unavailable',
  ];
};

/** Every problem that a call may answer; the tests of the server refuse any other. */
export const problemsOf = (endpoint: EndpointSpec): ProblemCode[] => [
  ...new Set([...commonProblems(endpoint), ...(endpoint.problems ?? [])]),
];
