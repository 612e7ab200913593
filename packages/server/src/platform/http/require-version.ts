import { Problem } from '@portal/contract/kernel';

/** Refuses a change made from an older version than the stored one (rules/platform.md#versions). */
export const requireVersion = ({ version }: { version: number }, ifMatch: number | undefined): void => {
  if (ifMatch !== undefined && ifMatch !== version) throw new Problem('changed-meanwhile');
};
