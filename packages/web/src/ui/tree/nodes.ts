import { searchWords } from '@portal/contract/kernel';

/** A node of a tree with its label, and what is said of it beside. */
export type TreeNode = { id: number; label: string; note?: string; children: readonly TreeNode[] };

/** The nodes from the root to the node, itself included; undefined if it is missing. */
export const pathTo = (nodes: readonly TreeNode[], id: number): TreeNode[] | undefined => {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below) return [node, ...below];
  }
  return undefined;
};

/** `운항 › 이륙 › 조류`. */
export const pathText = (path: readonly TreeNode[]): string => path.map(({ label }) => label).join(' › ');

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** The paths to all nodes whose path contains every word, in any order, at least one of them in the node itself. */
export const hitsIn = (nodes: readonly TreeNode[], words: string, above: readonly TreeNode[] = []): TreeNode[][] => {
  const searchTerms = searchWords(plain(words));
  return nodes.flatMap((node) => {
    const path = [...above, node];
    const [pathWords, ownWords] = [plain(pathText(path)), plain(node.label)];
    const hit =
      searchTerms.every((word) => pathWords.includes(word)) && searchTerms.some((word) => ownWords.includes(word));
    return [...(hit ? [path] : []), ...hitsIn(node.children, words, path)];
  });
};

const endsBelow = (path: readonly TreeNode[]): TreeNode[][] => {
  const children = path.at(-1)?.children ?? [];
  return children.length === 0 ? [[...path]] : children.flatMap((child) => endsBelow([...path, child]));
};

/** The leaves among and below some nodes, without duplicates. */
export const endsOf = (paths: readonly (readonly TreeNode[])[]): TreeNode[][] => [
  ...new Map(paths.flatMap(endsBelow).map((path) => [path.at(-1)?.id, path])).values(),
];
