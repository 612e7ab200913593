import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const AUDIENCE = 'https://api.air.example';
const CLIENT_ID = 'airline-portal';
const API_SCOPE = `${AUDIENCE}/portal.use`;
const HOUR = 3600;

export type CompanyProvider = {
  /** The portal's settings for it. */
  settings: Record<string, string>;
  close: () => Promise<void>;
};

/**
 * An OpenID provider of a company's own: a server apart from the portal, with its own keys, sign-in and consent pages,
 * claims and names for client and API. Whatever name one signs in with becomes the address before the domain.
 */
export const startCompanyProvider = async (portalUrl: string): Promise<CompanyProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${portalUrl}/login/callback`, `${portalUrl}/login/silent`],
        post_logout_redirect_uris: [`${portalUrl}/login`],
      },
    ],
    clientBasedCORS: (_, origin) => origin === portalUrl,
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile', 'User.Read'],
    pkce: { required: () => true },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: id, preferred_username: `${id}@air.example` }),
    }),
    extraTokenClaims: async (_, token) =>
      'accountId' in token ? { preferred_username: `${token.accountId}@air.example` } : undefined,
    features: {
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: API_SCOPE,
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: HOUR,
        }),
      },
    },
  });
  server.on('request', provider.callback());
  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_AUDIENCE: AUDIENCE,
      OIDC_API_SCOPE: API_SCOPE,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
