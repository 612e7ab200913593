import {
  levelNames,
  type RootCause,
  type RootCauseBody,
  type SentLevels,
  type ShownLevels,
} from '@portal/contract/safety';
import { nameOf } from '../../../platform/platform-names.ts';
import { pathText, pathTo, type TreeNode } from '../../../ui/tree/nodes.ts';

/** `불안전 행위 › 오류 › 실수`. */
export const levelsText = (levels: ShownLevels): string => levelNamesIn(levels).join(' › ');

/** The deepest level that was chosen. */
export const deepestLevelOf = (stored: RootCause | null): number | undefined =>
  stored === null ? undefined : levelNames.map((name) => stored[name]?.id).findLast((id) => id !== undefined);

/** The way down the tree and the words, as they are sent. */
export const rootCauseBodyOf = (path: readonly TreeNode[], description: string): RootCauseBody => ({
  ...Object.fromEntries(levelNames.map((name, place) => [name, path[place] ? { id: path[place].id } : null])),
  description: description === '' ? null : description,
});

/** The names of a way down a tree. */
export const levelNamesIn = (levels: ShownLevels): string[] =>
  levelNames.flatMap((name) => {
    const level = levels[name];
    return level ? [nameOf(level)] : [];
  });

/** The ids of a way from the top down. */
export const pathOf = (levels: ShownLevels): number[] =>
  levelNames.flatMap((name) => {
    const level = levels[name];
    return level ? [level.id] : [];
  });

/** The same in wire format. */
export const levelsOf = (path: readonly number[]): SentLevels =>
  Object.fromEntries(path.map((id, place) => [levelNames[place], { id }]));

/** The ids from the top down to an entry of a tree. */
export const idPathTo = (nodes: readonly TreeNode[], id: number): number[] =>
  (pathTo(nodes, id) ?? []).map((node) => node.id);

/** `환경 › 기상 › 바람`. */
export const pathTextOf = (nodes: readonly TreeNode[] | undefined, path: readonly number[]): string =>
  pathText(pathTo(nodes ?? [], path.at(-1) ?? 0) ?? []);
