import { type FieldProblem, id, maybe, nullable, object, type Static } from '@portal/contract/kernel';
import { type CatalogueNode, catalogueName, findNode } from './catalogue-tree.ts';

/** A path down a tree of up to four levels, as it is sent and answered (rules/safety.md#catalogues). */
export const levelNames = ['level1', 'level2', 'level3', 'level4'] as const;
export type LevelName = (typeof levelNames)[number];

const sentLevel = () => maybe(object({ id: id() }));
export const sentLevels = { level1: sentLevel(), level2: sentLevel(), level3: sentLevel(), level4: sentLevel() };
const sentObject = object(sentLevels);
export type SentLevels = Static<typeof sentObject>;

const shownLevel = () => nullable(catalogueName);
export const shownLevels = { level1: shownLevel(), level2: shownLevel(), level3: shownLevel(), level4: shownLevel() };
const shownObject = object(shownLevels);
export type ShownLevels = Static<typeof shownObject>;

/** The chosen entries from the first level down, as they are stored. */
export const chosenLevels = (sent: SentLevels): number[] =>
  levelNames.flatMap((name) => (sent[name] ? [sent[name].id] : []));

type PathCheck = { path: string; mayStop: boolean };

const pathOf = (path: string, name: LevelName): string => (path === '' ? name : `${path}.${name}`);

const checkFrom = (
  nodes: readonly CatalogueNode[],
  sent: SentLevels,
  { path, mayStop }: PathCheck,
  names: readonly LevelName[],
): FieldProblem[] => {
  const [name, ...below] = names;
  if (name === undefined) return [];
  const ref = sent[name];
  const isFirst = name === 'level1';
  if (!ref) {
    if (nodes.length > 0 && (isFirst || !mayStop)) return [{ path: pathOf(path, name), code: 'required' }];
    return checkFrom([], sent, { path, mayStop }, below);
  }
  const node = findNode(nodes, ref);
  if (!node) return [{ path: pathOf(path, name), code: 'not-one-of' }];
  return checkFrom(node.childNodes, sent, { path, mayStop }, below);
};

/** The problems of a level that is not a child of the one before, and of a path that ends before a leaf. */
export const checkLevels = (nodes: readonly CatalogueNode[], sent: SentLevels, path: string): FieldProblem[] =>
  checkFrom(nodes, sent, { path, mayStop: false }, levelNames);

/** The same for a path that may end anywhere below the first level. */
export const checkSomeLevels = (nodes: readonly CatalogueNode[], sent: SentLevels, path = ''): FieldProblem[] =>
  checkFrom(nodes, sent, { path, mayStop: true }, levelNames);

/** A stored path with its names. */
export const viewLevels = (nodes: readonly CatalogueNode[], normalized: readonly number[]): ShownLevels => {
  const shown: ShownLevels = { level1: null, level2: null, level3: null, level4: null };
  let below = nodes;
  for (const [place, nodeId] of normalized.entries()) {
    const name = levelNames[place];
    const node = findNode(below, { id: nodeId });
    if (!name || !node) break;
    shown[name] = { id: node.id, name: node.name, engName: node.engName };
    below = node.childNodes;
  }
  return shown;
};
