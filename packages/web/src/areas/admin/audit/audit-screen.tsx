import { Table } from '@mantine/core';
import type { AuditEntry } from '@portal/contract/admin';
import { approvalDocumentWords, documentStatuses, lineActions } from '@portal/contract/approval';
import { auditFact, auditRecordName, auditValue } from '@portal/contract/audit';
import { type EmployeeBody, employeeBody } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { currentLanguage, translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { formWords } from '../../../ui/form/form.words.ts';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { employeeRecordQuery, employeeWords } from '../../directory/index.ts';
import classes from './audit.module.css';
import { auditQuery } from './audit.queries.ts';
import { auditWords } from './audit.words.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditList } from './audit-search.ts';
import { actorWord, actWord, areaWord, recordWord } from './audit-texts.ts';

type Facts = NonNullable<AuditEntry['before']>;

/** The label of a fact; its stored name if no area declares it. */
const nameOfFact = (key: string): string => {
  const known = auditFact(key);
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

/** Replaces ids by names, where these are known. */
const namedIn = (key: string, value: unknown, mentioned: Mentioned): unknown => {
  if (Array.isArray(value)) return value.map((inner) => namedIn(key, inner, mentioned));
  const found = mentioned.find(({ kind, id }) => kind === auditFact(key)?.kind && id === value);
  return found ? nameOf(found) : value;
};

const wordOfFact = (area: string, key: string, value: unknown): string => {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'boolean') return translate(value ? auditWords.details.yes : auditWords.details.no);
  if (Array.isArray(value))
    return value.length === 0 ? '-' : value.map((each) => wordOfFact(area, key, each)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const known = auditValue(area, key, String(value));
  return known === undefined ? stateWord(String(value)) : translate(known);
};

type FactRow = { key: string; name: string; before: string; after: string; changed: boolean };

/** The facts before and after next to each other, those of before first. */
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

/** The number of facts in a line of the list. */
const FACTS_SHOWN = 3;

/** The act and its changes in a line, without the record, which is next to it. */
export const changeWord = (entry: AuditEntry): string => {
  const changed = factRowsOf(entry).filter(({ changed: hasChanged }) => hasChanged);
  const shownFacts = changed
    .slice(0, FACTS_SHOWN)
    .map(({ name, before, after }) => `${name} ${before === '-' ? '' : `${before} → `}${after}`);
  if (shownFacts.length === 0) return actWord(entry);
  const more = changed.length - shownFacts.length;
  const facts = shownFacts.join(', ');
  return `${actWord(entry)}: ${more === 0 ? facts : translate(auditWords.moreFacts, { facts, count: more })}`;
};

/** The name of the record with its kind and number, which are shown alone if it has no name. */
const AuditRecordName = ({ entry }: { entry: AuditEntry }) => {
  const name = auditRecordName(entry.record, currentLanguage());
  if (name === '') return recordWord(entry);
  return (
    <span>
      {name} <span className={classes.number}>{recordWord(entry)}</span>
    </span>
  );
};

const FactTable = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation();
  const rows = factRowsOf(entry);
  if (rows.length === 0) return <p>{t(auditWords.details.noFacts)}</p>;
  return (
    <Table withTableBorder aria-label={t(auditWords.details.facts)}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t(formWords.differences.dialog.field)}</Table.Th>
          <Table.Th>{t(auditWords.details.before)}</Table.Th>
          <Table.Th>{t(auditWords.details.after)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, name, before, after, changed }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>{before}</Table.Td>
            <Table.Td className={changed ? classes.changed : undefined}>{after}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

type Props = { entry: AuditEntry; onClose: () => void };

/** An entry with the facts before and after next to each other. */
const DetailsDialog = ({ entry, onClose }: Props) => {
  const { t } = useTranslation();
  const words = {
    at: instantText(entry.at),
    actor: actorWord(entry),
    area: areaWord(entry.area),
    action: actWord(entry),
    record: <AuditRecordName entry={entry} />,
  };
  return (
    <Dialog title={entry.summary} size={680} onClose={onClose}>
      <dl className={classes.facts}>
        {(Object.keys(words) as (keyof typeof words)[]).map((name) => [
          <dt key={name}>{t(auditWords.column[name])}</dt>,
          <dd key={`${name} of it`}>{words[name]}</dd>,
        ])}
      </dl>
      <FactTable entry={entry} />
    </Dialog>
  );
};

const columns = {
  at: { cell: ({ at }: AuditEntry) => instantText(at), width: 168, from: 'narrow', card: 'over' },
  actor: { cell: actorWord, width: 104, card: 'corner' },
  area: { cell: ({ area }: AuditEntry) => areaWord(area), width: 90, from: 'wide' },
  record: { cell: (entry: AuditEntry) => <AuditRecordName entry={entry} />, width: 260, from: 'medium' },
  summary: { cell: () => null, card: 'title' },
} as const satisfies Record<string, Omit<Column<AuditEntry>, 'key' | 'header'>>;

const shown = Object.keys(columns) as (keyof typeof columns)[];

/** The table of the audit trail. */
const useAuditTable = (onOpen: (entry: AuditEntry) => void): TableShape<AuditEntry> => {
  const { t } = useTranslation();
  return {
    columns: shown.map(
      (name): Column<AuditEntry> => ({ ...columns[name], key: name, header: t(auditWords.column[name]) }),
    ),
    idOf: ({ id }) => id,
    nameOf: changeWord,
    onOpen,
    cardLine: (entry) => <AuditRecordName entry={entry} />,
  };
};
export const AuditScreen = () => {
  const { t } = useTranslation();
  const list = useList(auditList);
  const result = useListPage(auditQuery(list.query));
  const [opened, setOpened] = useState<AuditEntry>();
  const table = useAuditTable(setOpened);
  const { data: actor } = useQuery(employeeRecordQuery(list.search.actorId));
  const close = () => setOpened(undefined);
  return (
    <ListScreen
      title={t(auditWords.title)}
      meta={t(auditWords.meta)}
      filters={<AuditFilters list={list} />}
      chipWords={{ actorId: actor && t(auditWords.actorChip, { name: nameOf(actor) }) }}
      empty={{ message: t(auditWords.empty), hint: t(auditWords.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened && <DetailsDialog entry={opened} onClose={close} />}
    </ListScreen>
  );
};
