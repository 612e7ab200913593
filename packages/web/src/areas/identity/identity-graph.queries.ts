import { queryOptions, useQuery } from '@tanstack/react-query';
import { CallFailure, unreachable } from '../../platform/calls/failure.ts';
import { POLL_MS } from '../../platform/calls/poll.ts';
import { READ_WITHIN_MS } from '../../platform/calls/sending-limits.ts';
import { knownConfig, portalConfig } from '../../platform/config.ts';
import { failureWords } from '../../platform/failure.words.ts';
import { translate } from '../../platform/i18n.ts';
import { usableTokens } from '../../platform/session/current-tokens.ts';

/** A call of the corporate directory and mail (Microsoft Graph protocol), with the API's access token. */
const graph = async (path: string, signal?: AbortSignal): Promise<Response> => {
  const { graphBaseUrl } = knownConfig() ?? (await portalConfig());
  const tokens = await usableTokens();
  const headers: Record<string, string> = tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {};
  const limit = AbortSignal.timeout(READ_WITHIN_MS);
  const until = signal ? AbortSignal.any([signal, limit]) : limit;
  const response = await fetch(`${graphBaseUrl}${path}`, { headers, signal: until }).catch((error: unknown) => {
    throw signal?.aborted ? error : unreachable();
  });
  if (response.ok || response.status === 404) return response;
  throw new CallFailure({
    code: 'unreachable',
    status: response.status,
    message: translate(failureWords.unreachable),
  });
};

const HOUR_MS = 60 * 60 * 1000;

/** The directory's profile of the signed-in person. */
export const fetchGraphProfile = async (): Promise<void> => {
  const response = await graph('/me');
  if (!response.ok) throw new Error(response.statusText);
};

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });

/** A person's photo as a URL for `img`; null if there is none. */
export const photoQuery = (email: string) =>
  queryOptions({
    queryKey: ['identity', 'photo', email],
    queryFn: async ({ signal }): Promise<string | null> => {
      const response = await graph(`/users/${encodeURIComponent(email)}/photos/64x64/$value`, signal);
      return response.ok ? dataUrl(await response.blob()) : null;
    },
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    retry: false,
  });

/** The `photo` of `PersonAvatar`; undefined while loading and if there is none. */
export const usePhoto = (email: string): string | undefined => useQuery(photoQuery(email)).data ?? undefined;

const UNREAD = `/me/mailFolders/inbox/messages?${new URLSearchParams({ $filter: 'isRead eq false', $count: 'true', $top: '1' })}`;

/** The number of unread mails, refreshed every 30 s while the tab is visible. */
export const unreadMailQuery = queryOptions({
  queryKey: ['identity', 'unread-mail'],
  queryFn: async ({ signal }): Promise<number> => {
    const body = (await (await graph(UNREAD, signal)).json()) as { '@odata.count'?: number };
    return body['@odata.count'] ?? 0;
  },
  refetchInterval: POLL_MS,
  retry: false,
});
