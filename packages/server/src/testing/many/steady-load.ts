import { randomUUID } from 'node:crypto';
import { submitNewDocument } from '@portal/contract/approval';
import pg from 'pg';
import { signInByCode } from '../../demo/provider/sign-in-by-code.ts';

const WRITES_A_SECOND = 15;
const READS_A_SECOND = 25;

/** `status` 0: the connection was refused or broke. */
export type LoadAnswer = { key: string; status: number; at: number; ms: number; docNo?: string; why?: string };

export type Seen = { writes: LoadAnswer[]; reads: Omit<LoadAnswer, 'key'>[] };

/** 40 calls a second of one person, 15 of them writes with keys. */
export type SteadyLoad = {
  submit: (key: string) => Promise<LoadAnswer>;
  /** Runs meanwhile; answers what was answered when all is over. */
  during: (work: () => Promise<unknown>) => Promise<Seen>;
  headers: Record<string, string>;
};

const asked = async <T extends object>(
  send: () => Promise<Response>,
  read: (answer: Response) => Promise<T>,
): Promise<T & Omit<LoadAnswer, 'key'>> => {
  const from = performance.now();
  try {
    const answer = await send();
    const body = await read(answer);
    const at = performance.now();
    return { ...body, status: answer.status, at, ms: at - from };
  } catch (error) {
    const at = performance.now();
    const why = String((error as { cause?: unknown }).cause ?? error);
    return { ...({} as T), status: 0, at, ms: at - from, why };
  }
};

/** The id of an employee of the demo company. */
export const employeeId = async (database: string, email: string): Promise<number> => {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query('select id from directory.employee where email = $1', [email]);
  await client.end();
  return rows[0].id;
};

/** Signs a captain in at a portal, or at what leads to several, for calls on it. `signInAt` is one whose provider's keys all share. */
export const givenLoad = async (url: string, approver: number, signInAt = url): Promise<SteadyLoad> => {
  const { accessToken, idToken } = await signInByCode({ baseUrl: signInAt, email: 'captain@hanbit.example' });
  const headers = { authorization: `Bearer ${accessToken}`, auth2: idToken, 'content-type': 'application/json' };
  const submit = async (key: string): Promise<LoadAnswer> => {
    const body = JSON.stringify({
      title: key,
      content: '<p>부하</p>',
      category: { id: 1 },
      lines: [{ seq: 1, approvalType: 'Approve', approver: { id: approver } }],
    });
    const send = () =>
      fetch(`${url}${submitNewDocument.path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body,
      });
    const answer = await asked(send, async (reply) => {
      const { docNo } = (await reply.json()) as { docNo?: string };
      return docNo === undefined ? {} : { docNo };
    });
    return { key, ...answer };
  };
  const read = () =>
    asked(
      () => fetch(`${url}/api/me`, { headers }),
      async (reply) => {
        await reply.arrayBuffer();
        return {};
      },
    );
  return {
    submit,
    headers,
    during: async (work) => {
      const writes: Promise<LoadAnswer>[] = [];
      const reads: Promise<Omit<LoadAnswer, 'key'>>[] = [];
      const writer = setInterval(() => writes.push(submit(randomUUID())), 1000 / WRITES_A_SECOND);
      const reader = setInterval(() => reads.push(read()), 1000 / READS_A_SECOND);
      try {
        await work();
      } finally {
        clearInterval(writer);
        clearInterval(reader);
      }
      return { writes: await Promise.all(writes), reads: await Promise.all(reads) };
    },
  };
};

/** The time of which all but a hundredth took less. */
export const p99 = (answers: readonly { ms: number }[]): number =>
  answers.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(answers.length * 0.99)] ?? 0;
