import { Checkbox } from '@mantine/core';
import type { ReadingEvidence } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { instantText } from '../../../platform/formats.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { DaysField } from '../../../ui/list/days-field.tsx';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { PersonSelect } from '../../../ui/person/select.tsx';
import type { TableShape } from '../../../ui/table/column.ts';
import { peopleQuery } from '../../approval/index.ts';
import { useMe } from '../../identity/index.ts';
import { documentWords } from '../document/document.words.ts';
import { SubTitle } from '../document/document-marks.tsx';
import { evidenceQuery, saveEvidenceSheet, seesReadersQuery } from './reading.queries.ts';
import { readingWords } from './reading.words.ts';
import { ReadingExportButton } from './reading-export-button.tsx';
import { evidenceList } from './reading-search.ts';

const useEvidenceTable = (showsDocument: (id: number) => void): TableShape<ReadingEvidence> => {
  const { t } = useTranslation();
  const deletedOf = ({ document, revision }: ReadingEvidence): string | undefined => {
    if (document.isDeleted) return t(readingWords.deletedDocument);
    return revision.isDeleted ? t(readingWords.deletedRevision) : undefined;
  };
  const readerOf = ({ employee }: ReadingEvidence): string =>
    `${nameOf(employee)} ${employee.position} · ${nameOf(employee.department)}`;
  return {
    idOf: ({ id }) => id,
    nameOf: ({ document }) => document.title,
    // The document may be deleted, so its name links to all of its marks.
    onOpen: ({ document }) => showsDocument(document.id),
    cardLine: readerOf,
    columns: [
      {
        key: 'readAt',
        header: t(readingWords.readAt),
        cell: ({ readAt }) => instantText(readAt),
        width: 160,
        card: 'over',
      },
      {
        key: 'title',
        header: t(documentWords.field.title),
        cell: (row) => {
          const deleted = deletedOf(row);
          return (
            <>
              <SubTitle>{row.document.docNo}</SubTitle>
              {deleted !== undefined && <StatusBadge status="neutral">{deleted}</StatusBadge>}
            </>
          );
        },
        card: 'title',
      },
      {
        key: 'version',
        header: t(documentWords.field.version),
        cell: ({ revision }) => revision.version,
        width: 96,
        card: 'corner',
      },
      { key: 'reader', header: t(readingWords.reader), cell: readerOf, width: 200, from: 'medium' },
      {
        key: 'confirmed',
        header: t(readingWords.confirmed),
        cell: ({ confirmed }) => (confirmed ? t(readingWords.isConfirmed) : '-'),
        width: 110,
        from: 'wide',
      },
    ],
  };
};

const revisionName = ({ document, revision }: ReadingEvidence): string =>
  `${document.title} ${translate(documentWords.revisionOf, { version: revision.version })}`;

/** Who read which revision when: of everybody for those who may see readers, else of oneself (rules/documents.md#evidence). */
export const ReadingEvidenceScreen = () => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const { data: seesAll } = useQuery(seesReadersQuery);
  const list = useList(evidenceList);
  const { employeeId, documentId, revisionId } = list.search;
  const query = { ...list.query, ...(seesAll === true ? {} : { employeeId: employee.id }) };
  const result = useListPage({ ...evidenceQuery(query), enabled: seesAll !== undefined });
  const { data: people } = useQuery({ ...peopleQuery(''), enabled: seesAll === true && employeeId !== undefined });
  const table = useEvidenceTable((id) => list.narrow({ documentId: id }));
  const isOwn = seesAll !== true || employeeId === employee.id;
  const chosen = employeeId === employee.id ? employee : people?.find(({ id }) => id === employeeId);
  const found = result.data?.items[0];
  const named = found && found.employee.id === employeeId ? nameOf(found.employee) : chosen && nameOf(chosen);
  return (
    <ListScreen
      title={t(documentWords.menu[isOwn ? 'evidence' : 'allEvidence'])}
      meta={t(readingWords.evidenceMeta)}
      actions={<ReadingExportButton save={() => saveEvidenceSheet(query)} />}
      filters={
        <FilterBar labelled>
          {seesAll === true && (
            <PersonSelect
              label={t(readingWords.reader)}
              find={peopleQuery}
              chosen={people?.find(({ id }) => id === employeeId)}
              onChoose={(person) => list.narrow({ employeeId: person?.id })}
            />
          )}
          <SearchField narrow label={t(readingWords.search)} {...list.field('searchText')} />
          <DaysField
            labelled
            labels={{ from: t(readingWords.fromDate), to: t(readingWords.toDate) }}
            reversed={t(readingWords.reversed)}
            from={list.field('fromDate')}
            to={list.field('toDate')}
            onDays={({ from, to }) => list.narrow({ fromDate: from, toDate: to })}
          />
          {seesAll === true && (
            <Checkbox
              label={t(documentWords.menu.evidence)}
              checked={isOwn}
              onChange={(event) => list.narrow({ employeeId: event.currentTarget.checked ? employee.id : undefined })}
            />
          )}
        </FilterBar>
      }
      chipWords={{
        employeeId: named ?? (employeeId === undefined ? undefined : t(readingWords.personChip, { id: employeeId })),
        documentId: documentId === undefined ? undefined : found?.document.title,
        revisionId: revisionId === undefined ? undefined : found && revisionName(found),
      }}
      empty={{ message: t(readingWords.evidenceEmpty) }}
      {...{ list, result, table }}
    />
  );
};
