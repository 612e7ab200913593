import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { createTokenVerifier } from '#areas/identity';
import type { AppServices } from '../app.ts';

const ISSUER = 'https://login.hanbit.example';
const AUDIENCE = 'api://portal';
const CLIENT = 'portal-web';

export type TestSignIn = {
  /** Replaces the token verifier of `createTestApp`. */
  services: () => Pick<AppServices, 'verifyTokens'>;
  /** The headers of a user who has just signed in, with any claims such as `sub` and `email`. */
  headersOf: (claims: JWTPayload) => Promise<{ authorization: string; auth2: string }>;
};

/** An OpenID provider that signs any claims, with the test's clock. */
export const givenSignIn = async (now: { value: Date }): Promise<TestSignIn> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] });
  const sign = (aud: string, typ: string, claims: JWTPayload) => {
    const iat = Math.floor(now.value.getTime() / 1000);
    return new SignJWT({ iss: ISSUER, aud, iat, exp: iat + 3600, scope: `${AUDIENCE}/access`, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ })
      .sign(privateKey);
  };
  return {
    services: () => ({
      verifyTokens: createTokenVerifier({
        issuer: ISSUER,
        audience: AUDIENCE,
        apiScope: `${AUDIENCE}/access`,
        clientId: CLIENT,
        keys,
        clock: () => now.value,
      }),
    }),
    headersOf: async (claims) => ({
      authorization: `Bearer ${await sign(AUDIENCE, 'at+jwt', claims)}`,
      auth2: await sign(CLIENT, 'JWT', claims),
    }),
  };
};
