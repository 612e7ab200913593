import { type FieldCode, type FieldProblem, id, list, object, optional, text } from '@portal/contract/kernel';
import * as Type from 'typebox';

/** An entry of a catalogue with its children; `code` if the field has one. */
export type CatalogueNode = {
  readonly id: number;
  readonly name: string;
  readonly engName: string;
  readonly code?: string;
  readonly childNodes: CatalogueNode[];
};

export const branch = (nodeId: number, name: string, engName: string, childNodes: CatalogueNode[]): CatalogueNode => ({
  id: nodeId,
  name,
  engName,
  childNodes,
});

export const leaf = (nodeId: number, name: string, engName: string, code?: string): CatalogueNode => ({
  id: nodeId,
  name,
  engName,
  ...(code === undefined ? {} : { code }),
  childNodes: [],
});

/** An entry in wire format, with all levels of the catalogue. */
export const catalogueNode = Type.Cyclic(
  {
    CatalogueNode: object({
      id: id(),
      name: text(100),
      engName: text(100),
      code: optional(text(10)),
      childNodes: list(Type.Ref('CatalogueNode')),
    }),
  },
  'CatalogueNode',
);

/** An entry by its name. */
export const catalogueName = object({ id: id(), name: text(100), engName: text(100) });

type Ref = { readonly id: number } | null | undefined;

export const findNode = (nodes: readonly CatalogueNode[], ref: Ref): CatalogueNode | undefined =>
  ref ? nodes.find((node) => node.id === ref.id) : undefined;

/** An entry at the end of a path, on any level. */
export const findLeaf = (nodes: readonly CatalogueNode[], ref: Ref): CatalogueNode | undefined => {
  for (const node of nodes) {
    const found = node.childNodes.length > 0 ? findLeaf(node.childNodes, ref) : findNode([node], ref);
    if (found) return found;
  }
  return undefined;
};

/** Whether an entry of the first level has children, one of which then has to be chosen. */
export const hasChildren = (nodes: readonly CatalogueNode[], ref: Ref): boolean =>
  (findNode(nodes, ref)?.childNodes.length ?? 0) > 0;

const UNKNOWN: FieldCode = 'not-one-of';

/** The problems of an entry that is not on the first level, and of one that is not its child. */
export const checkPair = (
  nodes: readonly CatalogueNode[],
  [path, ref]: readonly [string, Ref],
  [childPath, childRef]: readonly [string, Ref],
): FieldProblem[] => {
  const node = findNode(nodes, ref);
  if (ref && !node) return [{ path, code: UNKNOWN }];
  return childRef && !findNode(node?.childNodes ?? [], childRef) ? [{ path: childPath, code: UNKNOWN }] : [];
};
