import {
  advisoryTypes,
  type CatalogueNode,
  type CodeName,
  codes,
  dangerousGoods,
  findNode,
} from '@portal/contract/safety';
import { nameOf } from '../../../../platform/platform-names.ts';
import type { Choice } from '../../../../ui/form/input/segments.tsx';
import { reportText } from '../../report/report-texts.ts';

/** Enumerations of fields that are not called like their field. */
const named: Readonly<Record<string, CodeName>> = {
  eventDateTimeZone: 'timeZone',
  flightDateTimeZone: 'timeZone',
  acInfomationOnOther: 'otherAircraftInformation',
  autoPilot: 'engagement',
  autoThrottle: 'engagement',
  rain: 'precipitation',
  snow: 'precipitation',
  hail: 'precipitation',
  heightAGLUnit: 'heightUnit',
  numberOfSeen: 'wildlifeNumber',
  numberOfStruck: 'wildlifeNumber',
  sizeOfWildlifeBird: 'wildlifeSize',
  partsOfAircraftStruck: 'aircraftPart',
  partsOfAircraftDamaged: 'aircraftPart',
};

/** The enumeration that a field of a report takes its values from. */
const codeNameOf = (field: string): CodeName => named[field] ?? (field as CodeName);

/** The values of a field with their words, as an input takes them. */
export const choicesOf = (field: string): { value: string; label: string }[] => {
  const name = codeNameOf(field);
  return codes[name].map((code) => ({ value: String(code), label: reportText.code(name, code) ?? '' }));
};

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
