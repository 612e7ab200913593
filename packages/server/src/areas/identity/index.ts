export { identityArea } from './area.ts';
export {
  type GrantTables,
  type IdentityTables,
  listGrants,
  listGrantsOf,
  listHolders,
  replaceGrants,
} from './grant.queries.ts';
export { graphRoutes } from './graph.routes.ts';
export type { AccountSource, SignInAccount } from './provider/accounts.ts';
export { createEmbeddedProvider } from './provider/embedded.ts';
export { mountProvider } from './provider/mount.ts';
export {
  forgetBinding,
  hasSignedIn,
  insertBinding,
  listBound,
  type SignInTables,
} from './session/queries.ts';
export { SignInFailed, signInByCode } from './sign-in-by-code.ts';
export { createRemoteProvider } from './tokens/remote-provider.ts';
export { createAccessTokenVerifier, createTokenVerifier, type SignedIn, type TokenVerifier } from './tokens/verify.ts';
