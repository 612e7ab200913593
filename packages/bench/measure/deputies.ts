import { type Call, send, signIn } from '../calls.ts';
import { deputy, member } from '../fill/people.ts';
import { median } from '../median.ts';
import type { Served } from '../portal-process.ts';

const WARM_UP = 20;
const ROUNDS = 100;
const ENTRIES = 200;

type Page = { items: { id: number }[]; total: number };

/** The median of one call, asked again and again by one caller. */
export type DeputyCall = { name: string; ms: number };

const ask = async <Reply>(baseUrl: string, call: Call): Promise<Reply> =>
  (await (await send(baseUrl, call)).json()) as Reply;

const middle = async (baseUrl: string, call: Call): Promise<number> => {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask(baseUrl, call);
    if (round >= 0) times.push(performance.now() - start);
  }
  return median(times);
};

/** What a deputy of five reads each day: what waits, how much it is, and what was done to a document with a long history. */
export const measureDeputies = async ({ baseUrl }: Served): Promise<DeputyCall[]> => {
  const headers = await signIn(baseUrl, deputy);
  const get = (path: string): Call => ({ method: 'GET', path, headers });
  const requested = get('/api/approval/docs/requested?inPlace=true');
  const page = await ask<Page>(baseUrl, requested);
  if (page.total === 0) throw new Error('nothing waits for the deputy');
  const asMember = await signIn(baseUrl, member);
  const completed = { ...get('/api/approval/docs/submitted?status=Completed&limit=1'), headers: asMember };
  const [last] = (await ask<Page>(baseUrl, completed)).items;
  const history = { ...get(`/api/approval/docs/${last?.id}/history?limit=${ENTRIES}`), headers: asMember };
  const { total } = await ask<Page>(baseUrl, history);
  const calls = [
    { name: `${deputy.what}, requests, ${page.total} in place`, call: get('/api/approval/docs/requested') },
    { name: `${deputy.what}, counts`, call: get('/api/approval/my') },
    { name: `history of ${total} entries`, call: history },
  ];
  const measured: DeputyCall[] = [];
  for (const { name, call } of calls) measured.push({ name, ms: await middle(baseUrl, call) });
  return measured;
};
