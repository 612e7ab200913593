import { approvalDocumentWords } from '@portal/contract/approval';
import { employeeWords } from '../../directory/index.ts';
import { auditWords } from './audit.words.ts';
import './trails.ts';
import type { AuditEntry } from '@portal/contract/admin';
import { documentStatuses, lineActions } from '@portal/contract/approval';
import { type EmployeeBody, employeeBody } from '@portal/contract/directory';
import { declaredFact, declaredValue } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { actWord } from './words.ts';

type Facts = NonNullable<AuditEntry['before']>;

/** What a fact is called; one that no area declares stands by the name it is kept under. */
const nameOfFact = (key: string): string => {
  const known = declaredFact(key);
  return known === undefined ? key : translate(known);
};

/** Fields of an employee's record, as the form calls them. */
const employeeFields = Object.keys(employeeBody.properties) as (keyof EmployeeBody)[];

const fieldWord = (value: string): string => {
  const field = employeeFields.find((each) => each === value);
  return field === undefined ? value : translate(employeeWords.form.field[field]);
};

const stateWord = (value: string): string => {
  const status = documentStatuses.find((each) => each === value);
  if (status !== undefined) return translate(approvalDocumentWords.status[status]);
  const action = lineActions.find((each) => each === value);
  return action === undefined ? fieldWord(value) : translate(approvalDocumentWords.action[action]);
};

type Mentioned = AuditEntry['mentioned'];

/** Numbers as the names they stand for, wherever those are known. */
const namedIn = (key: string, value: unknown, mentioned: Mentioned): unknown => {
  if (Array.isArray(value)) return value.map((inner) => namedIn(key, inner, mentioned));
  const found = mentioned.find(({ kind, id }) => kind === declaredFact(key)?.kind && id === value);
  return found ? nameOf(found) : value;
};

const wordOfFact = (area: string, key: string, value: unknown): string => {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'boolean') return translate(value ? auditWords.details.yes : auditWords.details.no);
  if (Array.isArray(value))
    return value.length === 0 ? '-' : value.map((each) => wordOfFact(area, key, each)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const known = declaredValue(area, key, String(value));
  return known === undefined ? stateWord(String(value)) : translate(known);
};

export type FactRow = { key: string; name: string; before: string; after: string; changed: boolean };

/** The facts before and after beside each other, those of before first. */
export const factRowsOf = ({
  area,
  before,
  after,
  mentioned,
}: Pick<AuditEntry, 'area' | 'before' | 'after' | 'mentioned'>): FactRow[] => {
  const [old, now]: [Facts, Facts] = [before ?? {}, after ?? {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((key) => {
    const wordIn = (facts: Facts): string => wordOfFact(area, key, namedIn(key, facts[key], mentioned));
    const [then, since] = [wordIn(old), wordIn(now)];
    return { key, name: nameOfFact(key), before: then, after: since, changed: then !== since };
  });
};

/** As many facts as a line of the list tells. */
const FACTS_TOLD = 3;

/** What was done and what changed by it, in a line: the record itself stands beside. */
export const changeWord = (entry: AuditEntry): string => {
  const changed = factRowsOf(entry).filter(({ changed: hasChanged }) => hasChanged);
  const told = changed
    .slice(0, FACTS_TOLD)
    .map(({ name, before, after }) => `${name} ${before === '-' ? '' : `${before} → `}${after}`);
  if (told.length === 0) return actWord(entry);
  const more = changed.length - told.length;
  const facts = told.join(', ');
  return `${actWord(entry)}: ${more === 0 ? facts : translate(auditWords.moreFacts, { facts, count: more })}`;
};
