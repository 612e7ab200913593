import { createHash } from 'node:crypto';

/** What stood at the places of a sheet's rows, in their order, as a short text that is the same while they are. */
export const basisOf = (known: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(known)).digest('base64url');
