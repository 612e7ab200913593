import { createHash } from 'node:crypto';

/** A digest of the present values for a sheet's rows, in order, to detect later changes. */
export const basisOf = (known: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(known)).digest('base64url');
