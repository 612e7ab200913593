import { type FieldCode, type FieldProblem, isBlankText, oneLine } from '@portal/contract/kernel';
import { advisoryTypes } from '../catalogue/advisory-types.ts';
import { checkPair, hasChildren } from '../catalogue/catalogue-tree.ts';
import { dangerousGoods } from '../catalogue/dangerous-goods.ts';
import { KST, OTHER_PART, OTHER_REFERENCE, RESOLUTION_ADVISORY } from '../catalogue/report-codes.ts';
import {
  decimalFields,
  type SectionName,
  type Sections,
  type SentSections,
  sectionFields,
  sectionNames,
} from './section.schema.ts';

type Values = { readonly [field: string]: unknown };

const isUnitOrZone = (field: string): boolean => field.endsWith('Unit') || field.endsWith('TimeZone');
/** Computed fields do not count for whether a section is empty. */
const computed = new Set(['aircraftType', 'theNumberOfPersonsOnBoard']);

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && isBlankText(value)) ||
  (Array.isArray(value) && value.length === 0);

const isUnopened = (sent: Values): boolean =>
  Object.entries(sent).every(([field, value]) => isUnitOrZone(field) || computed.has(field) || isNothing(value));

const normalizeValue = (field: string, value: unknown): unknown => {
  if (value === undefined || value === null) {
    if (field.endsWith('TimeZone')) return KST;
    return field.endsWith('Unit') ? 0 : null;
  }
  return typeof value === 'string' ? oneLine(value) || null : value;
};

const normalizeSection = (name: SectionName, sent: Values | null | undefined): Values | null => {
  if (!sent || isUnopened(sent)) return null;
  return Object.fromEntries(
    Object.keys(sectionFields[name]).map((field) => [field, normalizeValue(field, sent[field])]),
  );
};

const onBoard = (crew: NonNullable<Sections['personnelDetail']>): number =>
  [crew.totalFlightCrew, crew.totalCabinCrew, crew.totalPassengers, crew.others].reduce<number>(
    (sum, people) => sum + (people ?? 0),
    0,
  );

/** The fleet has one type of aircraft (rules/safety.md#sections). */
const FLEET = 'B787-9';

/** The sections as they are stored: an empty one is null, computed fields are set. */
export const normalizeSections = (sent: SentSections): Sections => {
  const normalized = Object.fromEntries(
    sectionNames.map((name) => [name, normalizeSection(name, sent[name])]),
  ) as Sections;
  const { flightDetail, personnelDetail } = normalized;
  return {
    ...normalized,
    flightDetail: flightDetail && {
      ...flightDetail,
      aircraftType: flightDetail.registrationNo === null ? null : FLEET,
    },
    personnelDetail: personnelDetail && {
      ...personnelDetail,
      theNumberOfPersonsOnBoard: onBoard(personnelDetail),
    },
  };
};

const at = (section: SectionName, field: string, code: FieldCode): FieldProblem => ({
  path: `${section}.${field}`,
  code,
});

const isTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const checkValue = (section: SectionName, field: string, value: unknown): FieldProblem[] => {
  if (Array.isArray(value))
    return value.flatMap((entry, place): FieldProblem[] =>
      value.indexOf(entry) < place ? [at(section, `${field}.${place}`, 'chosen-twice')] : [],
    );
  if (typeof value !== 'number' || Number.isInteger(value)) return [];
  if (!decimalFields.has(field)) return [at(section, field, 'not-whole')];
  return isTwoDecimals(value) ? [] : [at(section, field, 'too-many-decimals')];
};

/** The problems of values, in a draft too: fractions, duplicate bits, values that are not in the catalogues. */
export const checkSectionValues = (sections: Sections): FieldProblem[] => {
  const { tcasraDetail: tcas, dangerousGoodsDetail: goods } = sections;
  const values = sectionNames.flatMap((section) =>
    Object.entries(sections[section] ?? {}).flatMap(([field, value]) => checkValue(section, field, value)),
  );
  const pair = (section: SectionName, tree: typeof dangerousGoods, level: string, child: string): FieldProblem[] => {
    const held = (sections[section] ?? {}) as Record<string, { id: number } | null>;
    return checkPair(tree, [`${section}.${level}`, held[level]], [`${section}.${child}`, held[child]]);
  };
  return [
    ...values,
    ...(tcas ? pair('tcasraDetail', advisoryTypes, 'advisoryTypeLevel1', 'advisoryTypeLevel2') : []),
    ...(goods ? pair('dangerousGoodsDetail', dangerousGoods, 'dangerousGoodsClass', 'dangerousGoodsDivision') : []),
    ...(goods ? pair('dangerousGoodsDetail', dangerousGoods, 'subsidiaryRiskClass', 'subsidiaryRiskDivision') : []),
  ];
};

const isMissing = (value: unknown): boolean => isNothing(value) && value !== false;

type Checked<S extends SectionName> = (section: NonNullable<Sections[S]>) => {
  /** Fields that a section requires. */
  needs: readonly (keyof NonNullable<Sections[S]> & string)[];
  /** Fields that do not apply to it. */
  hasNot: readonly (keyof NonNullable<Sections[S]> & string)[];
};

const nothingRuled = { needs: [], hasNot: [] };

const when = <Field>(holds: boolean, ...fields: Field[]): Field[] => (holds ? fields : []);

const rules: { [S in SectionName]?: Checked<S> } = {
  flightDetail: ({ diversion }) => ({
    needs: [
      'flightDate',
      'flightNo',
      'routeFrom',
      'registrationNo',
      'flightPhase',
      ...when(diversion === true, 'diversionActualDestination' as const),
    ],
    hasNot: when(diversion !== true, 'diversionActualDestination' as const),
  }),
  tcasraDetail: ({ advisoryTypeLevel1 }) => ({
    needs: ['acLocationLocation', 'acLocationHeading', 'acLocationBehind', 'advisoryTypeLevel1', 'acInfomationOnOther'],
    hasNot: when(advisoryTypeLevel1?.id !== RESOLUTION_ADVISORY, 'raFollowed' as const),
  }),
  personnelDetail: () => ({ needs: ['totalFlightCrew', 'totalCabinCrew', 'totalPassengers'], hasNot: [] }),
  environmentDetail: ({ checkGust }) => ({ needs: [], hasNot: when(checkGust !== true, 'gust' as const) }),
  wildlifeBirdStrikeDetail: ({ numberOfStruck, partsOfAircraftStruck, partsOfAircraftDamaged }) => ({
    needs: [
      'heightAGL',
      'numberOfSeen',
      'numberOfStruck',
      ...when((numberOfStruck ?? 0) > 0, 'partsOfAircraftStruck' as const, 'partsOfAircraftDamaged' as const),
    ],
    hasNot: [
      ...when(partsOfAircraftStruck?.includes(OTHER_PART) !== true, 'partsOfAircraftStruckRemark' as const),
      ...when(partsOfAircraftDamaged?.includes(OTHER_PART) !== true, 'partsOfAircraftDamagedRemark' as const),
    ],
  }),
  dangerousGoodsDetail: ({ dangerousGoodsClass, referenceNumberType }) => ({
    needs: [
      'properShippingName',
      'dangerousGoodsClass',
      ...when(hasChildren(dangerousGoods, dangerousGoodsClass), 'dangerousGoodsDivision' as const),
      'quantity',
      'phaseOfTransport',
    ],
    hasNot: when(referenceNumberType !== OTHER_REFERENCE, 'referenceNumberTypeRemark' as const),
  }),
};

/**
 * The required and not applicable fields of a section with its present values, also while it is empty: forms mark
 * fields by this.
 */
export const sectionRule = (
  name: SectionName,
  sent: Values | null | undefined,
): { needs: readonly string[]; hasNot: readonly string[] } => {
  const rule = rules[name] as ((section: Values) => ReturnType<Checked<SectionName>>) | undefined;
  const fields = Object.keys(sectionFields[name]);
  return (
    rule?.(Object.fromEntries(fields.map((field) => [field, normalizeValue(field, sent?.[field])]))) ?? nothingRuled
  );
};

const checkSection = (name: SectionName, section: Values | null): FieldProblem[] => {
  if (!section) return [];
  const { needs, hasNot } = sectionRule(name, section);
  const held = section;
  return [
    ...needs.filter((field) => isMissing(held[field])).map((field) => at(name, field, 'required')),
    // An unchecked box requires nothing: false only answers a required question.
    ...hasNot.filter((field) => !isMissing(held[field])).map((field) => at(name, field, 'not-applicable')),
  ];
};

/** The problems of sections that are not empty; which sections a report may have is checked separately. */
export const checkSections = (sections: Sections): FieldProblem[] =>
  sectionNames.flatMap((name) => checkSection(name, sections[name]));
