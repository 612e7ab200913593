import { limits } from '@portal/contract/approval';
import type { LinkedDocument } from '../write/form.ts';

export const isAttached = (chosen: readonly LinkedDocument[], id: number): boolean =>
  chosen.some((each) => each.id === id);

/** Puts a document to the others or takes it off; beyond the limit none is added. */
export const toggleAttached = (
  chosen: readonly LinkedDocument[],
  document: LinkedDocument,
): readonly LinkedDocument[] => {
  if (isAttached(chosen, document.id)) return chosen.filter(({ id }) => id !== document.id);
  return chosen.length >= limits.attachedDocs ? chosen : [...chosen, document];
};

/** Whether the same documents are attached, whatever their order. */
export const sameAttached = (one: readonly LinkedDocument[], other: readonly LinkedDocument[]): boolean =>
  one.length === other.length && one.every(({ id }) => isAttached(other, id));
