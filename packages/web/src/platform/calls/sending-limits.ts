import type { EndpointSpec } from '@portal/contract/kernel';

/** The time limit of a read. */
export const READ_WITHIN_MS = 30_000;
/**
 * The time limit of an act, and of the first byte of a generated file. The server may need as long: 30 s to start a
 * worker, 60 s for heavy work such as a large text or a PDF, and 30 s for a database statement.
 */
export const ACT_WITHIN_MS = 120_000;
/** An upload or download is aborted when it makes no progress for this long. */
export const STILL_MS = 30_000;
/** The server holds such a call for up to a minute. */
const WAIT_MS = 60_000 + READ_WITHIN_MS;

/** The total time limit of a call. */
export const limitOf = ({ method, waits }: Pick<EndpointSpec, 'method' | 'waits'>): number => {
  if (waits) return WAIT_MS;
  return method === 'GET' ? READ_WITHIN_MS : ACT_WITHIN_MS;
};

/** Calls `giveUp` after a time without progress: `moved` restarts the time. */
export const createPatience = (giveUp: () => void) => {
  let timer: number | undefined;
  const end = (): void => window.clearTimeout(timer);
  return {
    moved: (withinMs: number): void => {
      end();
      timer = window.setTimeout(giveUp, withinMs);
    },
    end,
  };
};
