import { deepStrictEqual } from 'node:assert';
import { type Scenario, send } from '../calls.ts';

/** Raises where the bare server answers a call otherwise than the portal: what is compared is the same work. */
export const requireSameAnswer = async (urls: { ours: string; bare: string }, { name, calls: [call] }: Scenario) => {
  if (call === undefined) return;
  const [one, other] = await Promise.all(
    [urls.ours, urls.bare].map(async (url) => (await send(url, call)).json() as Promise<object>),
  );
  deepStrictEqual(other, one, name);
};
