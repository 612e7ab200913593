import type { portalConfig as portalConfigSchema } from '@portal/contract/identity';
import { type Static, usualUpload } from '@portal/contract/kernel';
import type { Config } from './config.ts';

/** The token issuer, as the web needs to know it. */
export type SignInAuthority = {
  issuer: string;
  clientId: string;
  apiScope: string;
  /** Further origins that the browser needs for a sign-in; none for the embedded provider. */
  origins?: () => Promise<readonly string[]>;
};

/** The settings that the web gets before sign-in. */
export const portalConfig = (
  config: Config,
  authority: SignInAuthority,
  lowestVersion: string | undefined,
): Static<typeof portalConfigSchema> => ({
  companyName: config.companyName,
  oidc: {
    authority: authority.issuer,
    clientId: authority.clientId,
    scope: `openid profile User.Read ${authority.apiScope}`,
  },
  graphBaseUrl: config.graphBaseUrl ?? `${config.publicUrl}/graph/v1.0`,
  profileUrl: config.profileUrl,
  embedOrigins: config.embedOrigins,
  mailDomain: config.mailDomain,
  demo: config.demo,
  selfApproval: config.selfApproval,
  ...(lowestVersion === undefined ? {} : { lowestVersion }),
  upload: { maxBytes: usualUpload.maxFileBytes, blockedExtensions: config.blockedExtensions },
});
