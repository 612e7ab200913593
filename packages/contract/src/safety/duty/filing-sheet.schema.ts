import { person } from '@portal/contract/directory';
import { boolean, id, list, nullable, object, oneOf, type Static, text } from '@portal/contract/kernel';
import type { ReportType } from '../catalogue/report-codes.ts';
import { sectionFields } from '../report/section.schema.ts';
import { type DutyBasis, dutyBases, dutyItems } from './duty-law.ts';

/** The official forms for which a draft is created. */
export const sheetForms = ['65', '65-2', '66'] as const;
export type SheetForm = (typeof sheetForms)[number];

export const sheetFormats = ['pdf', 'json'] as const;

/**
 * The fields of every sheet, in its order; the wording of the forms was not available (rules/safety.md#filing-sheet).
 */
export const sheetKeys = [
  'occurredAt',
  'location',
  'basis',
  'item',
  'organisation',
  'flightNo',
  'registrationNo',
  'aircraftType',
  'route',
  'flightPhase',
  'personsOnBoard',
  'dead',
  'injured',
  'damage',
  'weather',
  'eventCategories',
  'description',
  'actionsTaken',
] as const;

type WildlifeKey = Exclude<keyof typeof sectionFields.wildlifeBirdStrikeDetail, 'heightAGLUnit'>;

/** The additional fields of the form for bird strikes: those of that section, a unit with its value. */
export const wildlifeKeys = Object.keys(sectionFields.wildlifeBirdStrikeDetail).filter(
  (field) => field !== 'heightAGLUnit',
) as WildlifeKey[];

export type SheetKey = (typeof sheetKeys)[number] | WildlifeKey;

export const keysOfSheet = (form: SheetForm): readonly SheetKey[] =>
  form === '65-2' ? [...sheetKeys, ...wildlifeKeys] : sheetKeys;

/** The form that is used if none is given. */
export const usualForm = (report: { basis: DutyBasis | null; mandatoryReportType: number | null }): SheetForm => {
  if (report.basis === 'Voluntary') return '66';
  return report.mandatoryReportType === 0 ? '65-2' : '65';
};

/** Whether a report is of a kind whose reporter the office may name. */
export const isMandatoryReport = (type: ReportType): boolean => type === 'SSR';

const key = () => oneOf(...sheetKeys, ...wildlifeKeys);

/** A draft of a filing, for the person who fills in the official form. */
export const filingSheet = object({
  form: oneOf(...sheetForms),
  /** Always false: the official form is issued by the authority. */
  isOfficial: boolean(),
  title: text(200),
  law: text(200),
  reportNo: text(20),
  basis: nullable(oneOf(...dutyBases)),
  item: nullable(oneOf(...dutyItems)),
  reporter: nullable(person),
  fields: list(
    object({
      key: key(),
      label: text(100),
      value: nullable(text(5_000_000)),
      /** The name of the value in the lists of ECCAIRS, through which authorities exchange reports. */
      eccairs: nullable(object({ list: text(10), ids: list(id()) })),
    }),
  ),
  missing: list(key()),
});
export type FilingSheet = Static<typeof filingSheet>;
