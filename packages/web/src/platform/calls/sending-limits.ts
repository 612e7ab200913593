import type { EndpointSpec } from '@portal/contract/kernel';

/** Within which what is read has to be there. */
export const READ_WITHIN_MS = 30_000;
/**
 * Within which an act has to be answered, and the first of a file that is made for it. The server may need as long: 30 s to start
 * a worker, 60 s for heavy work such as a large text or a PDF, and 30 s for a statement of the database.
 */
export const ACT_WITHIN_MS = 120_000;
/** What is sent or received by the piece is given up when so long nothing of it moves. */
export const STILL_MS = 30_000;
/** The server itself holds such a call for a minute. */
const WAIT_MS = 60_000 + READ_WITHIN_MS;

/** How long a call may take in all. */
export const limitOf = ({ method, waits }: Pick<EndpointSpec, 'method' | 'waits'>): number => {
  if (waits) return WAIT_MS;
  return method === 'GET' ? READ_WITHIN_MS : ACT_WITHIN_MS;
};

/** Gives up what does not move: `moved` begins the time anew. */
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
