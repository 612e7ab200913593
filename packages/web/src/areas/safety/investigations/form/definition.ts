import type { FieldProblem } from '@portal/contract/kernel';
import {
  checkInvestigation,
  type Investigation,
  type InvestigationBefore,
  investigationBody,
  keptInvestigation,
} from '@portal/contract/safety';
import { today } from '../../../../platform/device/clock.ts';
import { translate } from '../../../../platform/i18n.ts';
import type { Definition } from '../../../../ui/form/definition.ts';
import { tooLong } from '../../../../ui/form/limits.ts';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { investigationWords } from '../investigation.words.ts';
import { bodyOf, type InvestigationForm, keptBodyOf } from './values.ts';

const fields = [
  'title',
  'source',
  'report',
  'type',
  'fieldLevel1',
  'fieldLevel2',
  'startDate',
  'endDate',
  'investigators',
  'description',
  'objective',
] as const satisfies readonly (keyof InvestigationForm)[];

const optional: ReadonlySet<string> = new Set(['objective', 'report']);
const chosen = ['source', 'type', 'fieldLevel1', 'investigators', 'startDate', 'endDate'] as const;

const asked: Readonly<Record<string, 'title' | 'description' | 'report' | 'field' | 'investigators'>> = {
  title: 'title',
  description: 'description',
  report: 'report',
  fieldLevel1: 'field',
  fieldLevel2: 'field',
  investigators: 'investigators',
};

/** What was not chosen: the contract's check takes whole bodies. */
const notChosen = (form: InvestigationForm): FieldProblem[] =>
  chosen.flatMap((path) => (form[path].length === 0 ? [{ path, code: 'required' } as const] : []));

export const check = (form: InvestigationForm, today: string, before?: InvestigationBefore): FieldProblem[] => {
  const missing = notChosen(form);
  const isMissing = new Set(missing.map(({ path }) => path));
  const found = checkInvestigation(bodyOf(form), today, before);
  return [
    ...missing,
    ...found.filter(
      ({ path }) => !isMissing.has(path) && !(path.startsWith('fieldLevel') && isMissing.has('fieldLevel1')),
    ),
    ...tooLong(form, investigationBody),
  ];
};

/** The form of an investigation; `before` is what it is when it is changed. */
export const investigationDefinition = (record: Investigation | undefined): Definition<InvestigationForm> => {
  const before = record && { kept: keptInvestigation(keptBodyOf(record)), status: record.status };
  return {
    name: 'investigation',
    fields,
    aliases: { reportId: 'report' },
    labelOf: (field) => translate(investigationWords.field[field as keyof InvestigationForm]),
    isRequired: (field) => !optional.has(field),
    missing: (field) => {
      const name = asked[field];
      return translate(name ? investigationWords.missing[name] : hazardFieldsWords.missing);
    },
    check: (form) => check(form, today(), before),
  };
};
