import { MutationCache, type MutationMeta, QueryClient, type QueryKey } from '@tanstack/react-query';
import { CallFailure, isFailure } from './failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: {
      /** Keys of queries to invalidate once the change is made or refused: `refreshes: [approvalKeys.all]`. */
      refreshes?: readonly QueryKey[];
      /** The screen shows the failure itself, so that no toast does. */
      ownErrors?: boolean;
    };
  }
}

const MAX_RETRIES = 1;
const STALE_AFTER_MS = 10_000;
/** Without a network a call fails at once with a message, instead of being queued unseen and done later. */
const networkMode = 'always';

/** Only temporary failures are retried: a lost connection, a fault of the server. */
const mayRetry = (count: number, error: Error): boolean =>
  count < MAX_RETRIES &&
  error instanceof CallFailure &&
  !error.isTimeout &&
  (error.status === 0 || error.status === 500);

/** Refused because of the record's state or the user's right, not because of invalid input. */
const isRefused = (error: Error): boolean => isFailure(error) && error.status > 402 && !error.errors[0];

/**
 * The query cache of the app. Query keys consist of area, kind and parameters: `['approval', 'document', 7]`; they are
 * declared in the area's `*.queries.ts` only.
 */
export const createQueryClient = (onMutationFailure: (error: Error) => void): QueryClient => {
  const refresh = ({ meta }: { meta?: MutationMeta | undefined }): void => {
    for (const queryKey of meta?.refreshes ?? []) void client.invalidateQueries({ queryKey });
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { refetchOnReconnect: true, networkMode, retry: mayRetry, staleTime: STALE_AFTER_MS },
      mutations: { networkMode },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, mutation) => refresh(mutation),
      onError: (error, _input, _context, mutation) => {
        if (isRefused(error)) refresh(mutation);
        if (!mutation.meta?.ownErrors) onMutationFailure(error);
      },
    }),
  });
  return client;
};
