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
export { createRemoteProvider } from './tokens/remote-provider.ts';
export {
  forgetBinding,
  hasSignedIn,
  insertBinding,
  listBound,
  type SignInTables,
} from './tokens/session.queries.ts';
export {
  createAccessTokenVerifier,
  createTokenVerifier,
  type SignedIn,
  type TokenVerifier,
} from './tokens/verify-token.ts';
