import { documentLists } from '@portal/contract/approval';
import { signInByCode } from '../server/src/demo/provider/sign-in-by-code.ts';
import { sampleBody } from './fill/memo-body.ts';
import type { Person } from './fill/people.ts';

/** One call as it goes out. */
export type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; headers: Record<string, string>; body?: string };

/** A call that is measured, or several of the same kind that are sent by turns. */
export type Scenario = { name: string; calls: readonly Call[] };

export const signIn = async (baseUrl: string, { email }: Pick<Person, 'email'>): Promise<Record<string, string>> => {
  const { accessToken, idToken } = await signInByCode({ baseUrl, email });
  return { authorization: `Bearer ${accessToken}`, auth2: idToken };
};

type Headers = Record<string, string>;

const get = (path: string, headers: Headers): Call => ({ method: 'GET', path, headers });
const json = (headers: Headers): Headers => ({ ...headers, 'content-type': 'application/json' });

export const listScenarios = (headers: Headers): Scenario[] => [
  ...documentLists.map((list) => ({ name: `list ${list}`, calls: [get(`/api/approval/docs/${list}`, headers)] })),
  { name: 'counts', calls: [get('/api/approval/my', headers)] },
];

/**
 * What lists are narrowed and ordered by, in the lists where screens offer it (decisions/0002-derive-lists-of-documents.md). What few documents leave no full
 * page of is asked for in pages as short as they leave, so that as many rows are answered on both sides.
 */
const narrowed = [
  'completed?status=Rejected&limit=1',
  'completed?status=Completed',
  'completed?role=Drafter',
  'completed?role=Approver',
  'completed?role=Referrer&limit=10',
  'completed?sort=Oldest',
  'completed?fromDate=2026-10-01&toDate=2026-10-31&limit=1',
  'in-progress?role=Approver',
  'in-progress?sort=Due',
  'requested?sort=Due',
  'submitted?status=Rejected&limit=1',
];

export const narrowedScenarios = (headers: Headers): Scenario[] =>
  narrowed.map((list) => ({ name: `list ${list}`, calls: [get(`/api/approval/docs/${list}`, headers)] }));

export const viewScenario = (headers: Headers, ids: readonly number[]): Scenario => ({
  name: 'view',
  calls: ids.map((id) => get(`/api/approval/docs/${id}`, headers)),
});

export const submitScenario = (headers: Headers): Scenario => ({
  name: 'submit',
  calls: [
    { method: 'POST', path: '/api/approval/docs/submit', headers: json(headers), body: JSON.stringify(sampleBody()) },
  ],
});

/** A hold keeps the turn, so the same lines can be acted on again and again. */
export const actScenario = (headers: Headers, pending: readonly { id: number; lineId: number }[]): Scenario => ({
  name: 'act',
  calls: pending.map(({ id, lineId }) => ({
    method: 'PUT',
    path: `/api/approval/docs/${id}/lines/${lineId}/action`,
    headers: json(headers),
    body: JSON.stringify({ action: 'Hold' }),
  })),
});

/** Sends one call and answers its reply; raises when it is refused. */
export const send = async (baseUrl: string, { method, path, headers, body }: Call): Promise<Response> => {
  const response = await fetch(baseUrl + path, { method, headers, ...(body === undefined ? {} : { body }) });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response;
};
