import { reportFields, type SectionName } from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import { momentOf } from '../../../ui/days/moment.ts';
import { differencesOf } from '../../../ui/form/differences.tsx';
import type { Difference } from '../../../ui/form/form-definition.ts';
import { reportTextsWords } from '../report/report-texts.words.ts';
import { reportFormWords } from './report-form.words.ts';
import { reportDefinition } from './report-form-definition.ts';
import { choicesOf, entriesOf, levelOf } from './values/report-form-choices.ts';
import { kindOf } from './values/report-form-sections.ts';
import type { ReportForm } from './values/report-form-values.ts';

const yesNo = (held: unknown): string => {
  if (held === '') return '';
  return translate(held === true || held === 'true' ? reportTextsWords.yes : reportTextsWords.no);
};

const labelIn = (options: readonly { value: string; label: string }[], held: unknown): string =>
  options.find(({ value }) => value === String(held))?.label ?? '';

const sectionWords = (section: SectionName, name: string, values: ReportForm): string => {
  const held = (values[section] as Readonly<Record<string, unknown>>)[name];
  switch (kindOf(section, name)) {
    case 'code':
      return labelIn(choicesOf(name), held);
    case 'codes':
      return (held as number[]).map((code) => labelIn(choicesOf(name), code)).join(', ');
    case 'entry': {
      const { tree, parent } = levelOf(name);
      const above = parent === undefined ? undefined : (values[section] as unknown as Record<string, string>)[parent];
      return labelIn(entriesOf(tree, above), held);
    }
    case 'tick':
    case 'asked':
      return yesNo(held);
    default:
      return String(held);
  }
};

const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

const wordsOf = (field: string, values: ReportForm): string => {
  const [section = '', name] = field.split('.');
  if (name !== undefined) return sectionWords(section as SectionName, name, values);
  switch (field) {
    case 'isConfidential':
    case 'requestFeedback':
      return yesNo(values[field]);
    case 'mandatoryReportType':
      return labelIn(choicesOf(field), values.mandatoryReportType) || translate(reportFormWords.kinds.others);
    case 'reportedEventType':
      return labelIn(choicesOf(field), values.reportedEventType) || translate(reportFormWords.reported.unsure);
    case 'fieldLevel1':
      return labelIn(entriesOf(reportFields), values.fieldLevel1);
    case 'fieldLevel2':
      return labelIn(entriesOf(reportFields, values.fieldLevel1), values.fieldLevel2);
    case 'eventDate': {
      const { day, hour, minute } = momentOf(values.eventDate);
      return [day, hour === '' ? '' : `${hour}:${minute}`].join(' ').trim();
    }
    case 'description':
      return plain(values.description);
    default:
      return String((values as unknown as Record<string, unknown>)[field] ?? '');
  }
};

/** What differs between what stands in the form and what is stored, in words. */
export const reportDifferences = (mine: ReportForm, stored: ReportForm): Difference[] =>
  differencesOf(mine, stored, reportDefinition, wordsOf);
