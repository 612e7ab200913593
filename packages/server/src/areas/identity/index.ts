export { type GrantTables, type IdentityTables, listGrants } from './grant.queries.ts';
export { type GraphPerson, type GraphPhoto, type GraphServices, graphRoutes } from './graph.routes.ts';
export { identityRoutes } from './identity.routes.ts';
export type { AccountSource, SignInAccount } from './provider/accounts.ts';
export { createEmbeddedProvider, type EmbeddedProvider } from './provider/embedded-provider.ts';
export { mountProvider } from './provider/mount-provider.ts';
export { createRemoteKeys } from './remote-keys.ts';
export { SignInFailed, type SignInTokens, signInByCode } from './sign-in-by-code.ts';
export {
  createAccessTokenVerifier,
  createTokenVerifier,
  type SignedIn,
  type TokenHeaders,
  type TokenRules,
  type TokenVerifier,
} from './verify-tokens.ts';
