import { levelNames, type RootCause, type RootCauseBody, type ShownLevels } from '@portal/contract/safety';
import { nameOf } from '../../../platform/platform-names.ts';
import type { TreeNode } from '../../../ui/tree/nodes.ts';

/** `불안전 행위 › 오류 › 실수`. */
export const levelsText = (levels: ShownLevels): string =>
  levelNames.flatMap((name) => (levels[name] ? [nameOf(levels[name])] : [])).join(' › ');

/** The deepest level that was chosen. */
export const chosenIn = (kept: RootCause | null): number | undefined =>
  kept === null ? undefined : levelNames.map((name) => kept[name]?.id).findLast((id) => id !== undefined);

/** The way down the tree and the words, as they are sent. */
export const bodyOf = (path: readonly TreeNode[], description: string): RootCauseBody => ({
  ...Object.fromEntries(levelNames.map((name, place) => [name, path[place] ? { id: path[place].id } : null])),
  description: description === '' ? null : description,
});
