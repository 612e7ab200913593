/** As long as one tab may renew; one that was put to sleep keeps the others from nothing. */
const WAIT_MS = 15_000;

/**
 * Does something in one tab at a time, the others after it. Where tabs cannot agree, without a secure origin or where the
 * browser denies it, each acts by itself.
 */
export const oneTabAtATime = async <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> => {
  if (!('locks' in navigator)) return act();
  let begun: Promise<Answer> | undefined;
  const held = navigator.locks.request(name, { signal: AbortSignal.timeout(WAIT_MS) }, () => {
    begun = act();
    return begun;
  });
  return held.catch(() => begun ?? act());
};
