import type { EndpointSpec } from '../endpoint.ts';
import { fileReply } from '../schema.ts';
import type { ProblemCode } from './problem-codes.ts';

/** Problems that any call of this kind may answer, so that no endpoint names them. */
export const commonProblems = ({ method, access, reply, upload }: Omit<EndpointSpec, 'problems'>): ProblemCode[] => {
  const isDownload = reply === fileReply;
  return [
    'invalid-input',
    ...(access === 'public' ? [] : (['not-signed-in', 'employee-not-registered', 'no-permission'] as const)),
    // Any call with a body can receive one that is too large or of the wrong type.
    ...(method === 'GET' ? [] : (['too-large', 'unsupported-media-type'] as const)),
    // A record that the change refers to may be deleted concurrently, or a record that it deletes may become
    // referenced.
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
