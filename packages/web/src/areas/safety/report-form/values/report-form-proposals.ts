import { emptyForm, type ReportForm } from './report-form-values.ts';

/** The field of work that a department mostly reports on, by the beginning of the catalogue of fields. */
const fieldOfDepartment: Readonly<Record<string, string>> = {
  OP: '1',
  FO: '1',
  FS: '1',
  FT: '1',
  FQ: '1',
  OS: '1',
  CB: '2',
  CQ: '2',
  CS: '2',
  MT: '3',
  ME: '3',
  MP: '3',
  MQ: '3',
  ML: '3',
  GS: '4',
  AP: '4',
  CG: '5',
  CO: '6',
  CT: '6',
  OC: '6',
};

/** The field of work for a kind of mandatory report: wildlife, in flight, dangerous goods. */
const fieldOfKind: Readonly<Record<string, readonly [string, string]>> = {
  '0': ['7', '73'],
  '1': ['1', '12'],
  '2': ['5', '52'],
};

const RESOLUTION_ADVISORY = '20';

type Proposed = Pick<ReportForm, 'fieldLevel1' | 'fieldLevel2'>;

/** The proposed field for a kind of report and the user's department; the kind takes precedence. */
const proposedField = (kind: string, departmentCode: string | undefined): Proposed => {
  const [fieldLevel1, fieldLevel2] = fieldOfKind[kind] ?? [fieldOfDepartment[departmentCode ?? ''] ?? '', ''];
  return { fieldLevel1, fieldLevel2 };
};

/**
 * Changes the kind of a form with its usual values: the field of work, unless the user chose one, and for a TCAS RA
 * that it was a resolution advisory. All of them can be changed.
 */
export const withKind = (now: ReportForm, kind: string, departmentCode: string | undefined): ReportForm => {
  const before = proposedField(now.mandatoryReportType, departmentCode);
  const isOwnChoice =
    now.fieldLevel1 !== '' && (now.fieldLevel1 !== before.fieldLevel1 || now.fieldLevel2 !== before.fieldLevel2);
  const { advisoryTypeLevel1 } = now.tcasraDetail;
  return {
    ...now,
    ...(!isOwnChoice && proposedField(kind, departmentCode)),
    mandatoryReportType: kind,
    tcasraDetail: {
      ...now.tcasraDetail,
      advisoryTypeLevel1: kind === '1' && advisoryTypeLevel1 === '' ? RESOLUTION_ADVISORY : advisoryTypeLevel1,
    },
  };
};

/** The choices before the form opened, which are in the address alone. */
export type Beginning = { kind?: number | undefined; confidential?: boolean | undefined };

/** A new report with its proposed values. */
export const beginForm = (
  reportType: ReportForm['reportType'],
  { kind, confidential = false }: Beginning,
  departmentCode: string | undefined,
): ReportForm => {
  const empty = { ...emptyForm(reportType), isConfidential: confidential };
  return withKind(empty, reportType === 'SSR' && kind !== undefined ? String(kind) : '', departmentCode);
};

/** For a bird strike without damage: the values that the form requires, so that nobody looks for a damaged part. */
export const withoutDamage = (now: ReportForm, words: string): ReportForm => ({
  ...now,
  wildlifeBirdStrikeDetail: {
    ...now.wildlifeBirdStrikeDetail,
    partsOfAircraftDamaged: [OTHER_PART],
    partsOfAircraftDamagedRemark: words,
  },
});

const OTHER_PART = 1024;
