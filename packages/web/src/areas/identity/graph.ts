import { knownConfig, portalConfig } from '../../platform/config.ts';
import { CallFailure, unreachable } from '../../platform/failure.ts';
import { failureWords } from '../../platform/failure.words.ts';
import { translate } from '../../platform/i18n.ts';
import { READ_WITHIN_MS } from '../../platform/sending/limits.ts';
import { usableTokens } from '../../platform/session/current.ts';

/** One call of the corporate directory and mail (Microsoft Graph protocol); it takes the API's access token. */
export const graph = async (path: string, signal?: AbortSignal): Promise<Response> => {
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
