import { advisoryTypes, type CatalogueNode, dangerousGoods, findNode } from '@portal/contract/safety';
import { nameOf } from '../../../../platform/platform-names.ts';
import type { Choice } from '../../../../ui/form/input/segments.tsx';

type Level = {
  tree: readonly CatalogueNode[];
  /** The field that holds the level above this one, or below it. */
  parent?: string;
  child?: string;
};

/** Fields that hold an entry of a catalogue, each level in one of its own. */
const levels: Readonly<Record<string, Level>> = {
  advisoryTypeLevel1: { tree: advisoryTypes, child: 'advisoryTypeLevel2' },
  advisoryTypeLevel2: { tree: advisoryTypes, parent: 'advisoryTypeLevel1' },
  dangerousGoodsClass: { tree: dangerousGoods, child: 'dangerousGoodsDivision' },
  dangerousGoodsDivision: { tree: dangerousGoods, parent: 'dangerousGoodsClass' },
  subsidiaryRiskClass: { tree: dangerousGoods, child: 'subsidiaryRiskDivision' },
  subsidiaryRiskDivision: { tree: dangerousGoods, parent: 'subsidiaryRiskClass' },
};

export const levelOf = (field: string): Level => levels[field] ?? { tree: [] };

/** The entries on offer, by what is chosen above them. */
export const entriesOf = (tree: readonly CatalogueNode[], above?: string): Choice[] => {
  const nodes = above === undefined ? tree : (findNode(tree, { id: Number(above) })?.childNodes ?? []);
  return nodes.map((node) => ({ value: String(node.id), label: nameOf(node) }));
};
