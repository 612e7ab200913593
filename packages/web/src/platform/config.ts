import { getConfig } from '@portal/contract/identity';
import { isOlder, type ReplyOf } from '@portal/contract/kernel';
import { failureOfResponse, send } from './calls/request.ts';

export type PortalConfig = ReplyOf<typeof getConfig>;

let config: Promise<PortalConfig> | undefined;
let loaded: PortalConfig | undefined;

const load = async (): Promise<PortalConfig> => {
  const response = await send(getConfig, {}, undefined);
  if (!response.ok) throw await failureOfResponse(response);
  loaded = (await response.json()) as PortalConfig;
  return loaded;
};

/** The settings that the server gives before sign-in, fetched once for each page load (index.html preloads it). */
export const portalConfig = (): Promise<PortalConfig> => {
  config ??= load().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
};

/** The settings if loaded; screens below the root route can rely on it. */
export const knownConfig = (): PortalConfig | undefined => loaded;

/**
 * Whether every running server has at least this version, such as `1.4.0+61`: what is new with it is available and sent only then, since
 * a server of the version before refuses what it does not know (docs/new-area.md).
 */
export const everyServerKnows = (version: string): boolean =>
  loaded?.lowestVersion !== undefined && !isOlder(loaded.lowestVersion, version);
