import type { portalConfig as portalConfigSchema } from '@portal/contract/identity';
import { type Static, usualUpload } from '@portal/contract/kernel';
import type { Config } from './config.ts';

/** Where tokens come from, as the web has to know it. */
export type SignInAuthority = {
  issuer: string;
  clientId: string;
  apiScope: string;
  /** Origins besides the issuer's that the browser reaches for a sign-in; of the embedded provider there is none. */
  origins?: () => Promise<readonly string[]>;
};

/** What the web is told before sign-in. */
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
