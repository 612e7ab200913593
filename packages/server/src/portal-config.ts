import { type portalConfig as portalConfigSchema } from '@portal/contract/identity';
import type { Static } from '@portal/contract/kernel';
import type { Config } from './config.ts';

/** Spec 1, section 9: 10,000,000 bytes a file; the number of files in one call is ours. */
export const UPLOAD_LIMITS = { maxBytes: 10_000_000, maxFiles: 50 } as const;

/** Names of the embedded provider's client and API. */
export const EMBEDDED_OIDC = { clientId: 'portal-web', audience: 'api://portal', apiScope: 'api://portal/access' } as const;

export const embeddedIssuer = (config: Config): string => `${config.publicUrl}/oidc`;
export const graphBaseUrl = (config: Config): string => config.graphBaseUrl ?? `${config.publicUrl}/graph/v1.0`;

/** What the web is told before sign-in. */
export const portalConfig = (config: Config): Static<typeof portalConfigSchema> => {
  const { clientId, apiScope } = config.oidc ?? EMBEDDED_OIDC;
  return {
    companyName: { ko: '한빛항공', en: 'Hanbit Air' },
    oidc: { authority: config.oidc?.issuer ?? embeddedIssuer(config), clientId, scope: `openid profile User.Read ${apiScope}` },
    graphBaseUrl: graphBaseUrl(config),
    embedOrigins: config.embedOrigins,
    demo: config.demo,
    selfApproval: config.selfApproval,
    upload: { maxBytes: UPLOAD_LIMITS.maxBytes, blockedExtensions: config.blockedExtensions },
  };
};
