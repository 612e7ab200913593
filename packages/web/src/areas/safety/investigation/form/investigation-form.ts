import type { FieldProblem } from '@portal/contract/kernel';
import {
  caseWords,
  changeInvestigation,
  checkInvestigation,
  createInvestigation,
  findNode,
  getInvestigation,
  type Investigation,
  type InvestigationBefore,
  investigationBody,
  normalizeInvestigation,
} from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../platform/calls/call.ts';
import { problemMessage } from '../../../../platform/calls/problem-messages.ts';
import { today } from '../../../../platform/device/clock.ts';
import { translate, useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/platform-names.ts';
import type { Definition } from '../../../../ui/form/form-definition.ts';
import { tooLong } from '../../../../ui/form/form-limits.ts';
import type { RecordCalls } from '../../../../ui/form/record/record-save.ts';
import { useCopiedForm } from '../../case/case-form.ts';
import { reportFieldsQuery } from '../../catalogue/catalogue.queries.ts';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { safetyKeys } from '../../safety.queries.ts';
import { investigationWords } from '../investigation.words.ts';
import { bodyOf, formOf, type InvestigationForm, storedBodyOf } from './investigation-form-values.ts';

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

/** Missing choices, because the check of the contract needs complete bodies. */
const notChosen = (form: InvestigationForm): FieldProblem[] =>
  chosen.flatMap((path) => (form[path].length === 0 ? [{ path, code: 'required' } as const] : []));

const check = (form: InvestigationForm, today: string, before?: InvestigationBefore): FieldProblem[] => {
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

/** The form of an investigation; `before` is the present record when it is changed. */
const investigationDefinition = (record: Investigation | undefined): Definition<InvestigationForm> => {
  const before = record && { stored: normalizeInvestigation(storedBodyOf(record)), status: record.status };
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

const investigationCalls: RecordCalls<InvestigationForm, Investigation> = {
  formOf,
  create: (form, idempotencyKey) => call(createInvestigation, { body: bodyOf(form) }, { idempotencyKey }),
  change: ({ id, version }, form) =>
    call(changeInvestigation, { params: { id }, body: bodyOf(form) }, { ifMatch: version }),
  read: (id) => call(getInvestigation, { params: { id } }),
  refreshes: [safetyKeys.all],
};

type Given = {
  record: Investigation | undefined;
  initial: () => InvestigationForm;
  /** The name of the draft on this device. */
  what: string;
  onSaved: (investigation: Investigation) => void;
};

/** Creates or changes an investigation; the refusal of a report that is linked to another one is shown at its field. */
export const useInvestigationForm = ({ record, initial, what, onSaved }: Given) => {
  const [begun] = useState(() => (record ? formOf(record) : initial()));
  const [definition] = useState(() => investigationDefinition(record));
  return useCopiedForm(
    {
      definition,
      calls: investigationCalls,
      initial: begun,
      record,
      ownRefusal: (code) =>
        code === 'report-linked' ? { path: 'reportId', message: problemMessage('report-linked') } : undefined,
      done: (isNew) => translate(isNew ? investigationWords.registered : investigationWords.changed),
      onSaved,
    },
    what,
  );
};

/** The value of an investigation's field as text. */
export const useInvestigationTexts = () => {
  const { t } = useTranslation();
  const { data: nodes = [] } = useQuery(reportFieldsQuery);
  const nameIn = (level: typeof nodes, id: string) => {
    const node = findNode(level, { id: Number(id) });
    return node ? nameOf(node) : '';
  };
  const own: Partial<Record<string, (form: InvestigationForm) => string>> = {
    source: ({ source }) => (source === '' ? '' : t(caseWords.source[source])),
    type: ({ type }) => (type === '' ? '' : t(caseWords.investigationType[type])),
    report: ({ report }) => report?.reportNo ?? '',
    fieldLevel1: ({ fieldLevel1 }) => nameIn(nodes, fieldLevel1),
    fieldLevel2: ({ fieldLevel1, fieldLevel2 }) =>
      nameIn(findNode(nodes, { id: Number(fieldLevel1) })?.childNodes ?? [], fieldLevel2),
    investigators: ({ investigators }) => investigators.map(nameOf).join(', '),
  };
  return (field: string, form: InvestigationForm): string =>
    own[field]?.(form) ?? String(form[field as keyof InvestigationForm] ?? '');
};
