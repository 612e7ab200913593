import { type SectionName, wordsOfField } from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import type { Copying } from '../../../ui/form/copy/local-copy.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { reportFormWords } from './report-form.words.ts';
import { layout, ownFields, sectionOrder } from './values/report-form-layout.ts';
import { sameReport } from './values/report-form-progress.ts';
import { kindOf, schemaOf } from './values/report-form-sections.ts';
import type { ReportForm } from './values/report-form-values.ts';

const fields: readonly string[] = [
  ...ownFields,
  ...sectionOrder.flatMap((section) => layout[section].map(({ name }) => `${section}.${name}`)),
];

/** The section of a field's path (`flightDetail.flightNo`), and its name in it. */
const placeOfField = (field: string): Parameters<typeof wordsOfField> => {
  const [section, name] = field.split('.');
  return name === undefined
    ? ['report', field === 'files' ? 'attachedFiles' : field]
    : [section as Parameters<typeof wordsOfField>[0], name];
};

export const labelOf = (field: string): string => translate(wordsOfField(...placeOfField(field)));

type Ask = 'write' | 'number' | 'choose' | 'moment';

const ownAsks: Readonly<Record<string, Ask>> = {
  fieldLevel1: 'choose',
  fieldLevel2: 'choose',
  eventDate: 'moment',
};

/** Whether a field is written into or chosen from. */
const askOf = (field: string): Ask => {
  const [section = '', name] = field.split('.');
  if (name === undefined) return ownAsks[field] ?? 'write';
  const kind = kindOf(section as SectionName, name);
  const isDay = (schemaOf(section as SectionName, name) as { format?: string }).format === 'day';
  if (kind === 'number' && !name.startsWith('acLocation')) return 'number';
  return kind === 'text' && !isDay ? 'write' : 'choose';
};

export const reportDefinition: Definition<ReportForm> = {
  name: 'report',
  fields,
  aliases: {
    attachedFiles: 'files',
    eventDateTimeZone: 'eventDate',
    wildlifeBirdStrikeDetail: 'wildlifeBirdStrikeDetail.heightAGL',
    tcasraDetail: 'tcasraDetail.acLocationLocation',
    dangerousGoodsDetail: 'dangerousGoodsDetail.properShippingName',
  },
  labelOf,
  same: sameReport,
  missing: (field) => translate(reportFormWords.missing[askOf(field)]),
};

export const reportCopy: Copying<ReportForm> = {
  isForm: (found): found is ReportForm => {
    if (typeof found !== 'object' || found === null) return false;
    const { subject, reportType, flightDetail, dangerousGoodsDetail } = found as Record<string, unknown>;
    return (
      typeof subject === 'string' &&
      typeof reportType === 'string' &&
      typeof flightDetail === 'object' &&
      typeof dangerousGoodsDetail === 'object'
    );
  },
  bare: (form) => ({ ...form, description: form.description.replace(/<img\b[^>]*>/gi, '') }),
};

/** Refusals after which a report can no longer be written: elsewhere it was submitted, closed or deleted. */
export const notWritableCodes: ReadonlySet<string> = new Set([
  'not-found',
  'wrong-status',
  'no-permission-on-document',
  'no-permission',
]);
