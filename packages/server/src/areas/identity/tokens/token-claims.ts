import type { JWTHeaderParameters, JWTPayload } from 'jose';

/** A token that lives longer than this is refused, whoever signed it: a stolen one would never end. */
const LONGEST_LIFE_SECONDS = 24 * 60 * 60;

const textOf = (payload: JWTPayload, claim: string): string | undefined => {
  const value = payload[claim];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The kind that a token says it is (RFC 7515, 4.1.9), so that none serves in the place of another. */
const typeOf = ({ typ }: JWTHeaderParameters): string | undefined => typ?.toLowerCase().replace(/^application\//, '');

export const isAccessType = (header: JWTHeaderParameters): boolean => ['at+jwt', 'jwt'].includes(typeOf(header) ?? '');

export const isIdType = (header: JWTHeaderParameters): boolean => [undefined, 'jwt'].includes(typeOf(header));

/** Its life is counted from when it was issued, which cannot be later than now. */
export const isShortLived = ({ iat = 0, exp = 0 }: JWTPayload, latest: number): boolean =>
  iat <= latest && exp - iat <= LONGEST_LIFE_SECONDS;

const wordsOf = (claim: unknown): unknown[] => (typeof claim === 'string' ? claim.split(' ') : [claim].flat());

/** Whether a token was given for the API's scope, which some providers name without the resource before it. */
export const hasScope = ({ scp, scope }: JWTPayload, apiScope: string): boolean => {
  const held = [...wordsOf(scp), ...wordsOf(scope)];
  return held.includes(apiScope) || held.includes(apiScope.slice(apiScope.lastIndexOf('/') + 1));
};

/** With several audiences, the one it was issued for is named apart (OpenID Connect Core, 3.1.3.7). */
export const isForClient = (id: JWTPayload, clientId: string): boolean =>
  !Array.isArray(id.aud) || id.aud.length === 1 || id.azp === clientId;

/** Entra's `sub` differs between the web and the API, so there the object and tenant ids name the person. */
export const nameTheSame = (access: JWTPayload, id: JWTPayload): boolean =>
  textOf(access, 'oid') !== undefined && textOf(id, 'oid') !== undefined
    ? access.oid === id.oid && access.tid === id.tid
    : access.sub === id.sub;

/** The address that the tokens name first; none where the provider says that it has not verified it. */
export const emailOf = (...payloads: readonly JWTPayload[]): string | undefined =>
  payloads.some(({ email_verified: verified }) => verified === false || verified === 'false')
    ? undefined
    : payloads.map((payload) => textOf(payload, 'email') ?? textOf(payload, 'preferred_username')).find(Boolean);
