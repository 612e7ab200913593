import { Checkbox } from '@mantine/core';
import { boardKinds } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import type { TableShape } from '../../../ui/table/column.ts';
import { documentWords } from '../document/document.words.ts';
import { SubTitle } from '../document/document-marks.tsx';
import { driveName, drivesQuery } from '../drive/drive.queries.ts';
import { useDriveOptions } from '../drive/drive-tree.ts';
import { useDepartmentOptions } from '../manual/manual-department.ts';
import { type BoardRow, boardQuery, saveBoardSheet } from './reading.queries.ts';
import { readingWords } from './reading.words.ts';
import { ReadingExportButton } from './reading-export-button.tsx';
import { boardList } from './reading-search.ts';

/** A document links to its page, a department to the documents that its people must read. */
const linkOf = ({ document, department }: BoardRow) => {
  if (department !== null) return { to: '/documentcenter/reading', search: { departmentId: department.id } } as const;
  const { driveId = 0, id = 0 } = document ?? {};
  return {
    to: '/documentcenter/view/$driveId/$docId',
    params: { driveId: String(driveId), docId: String(id) },
  } as const;
};

const useBoardTable = (): TableShape<BoardRow> => {
  const { t } = useTranslation();
  const overdueOf = ({ overdue }: BoardRow) =>
    overdue === 0 ? '0' : <StatusBadge status="no">{String(overdue)}</StatusBadge>;
  return {
    idOf: ({ id }) => id,
    nameOf: ({ document, department }) => (department ? nameOf(department) : (document?.title ?? '')),
    linkOf,
    cardLine: ({ readers, read, overdue }) =>
      [t(readingWords.sum, { readers, read }), overdue > 0 && `${t(readingWords.overdue)} ${overdue}`]
        .filter(Boolean)
        .join(' · '),
    columns: [
      {
        key: 'name',
        header: t(documentWords.field.title),
        cell: ({ document, department }) => <SubTitle>{department ? null : (document?.docNo ?? null)}</SubTitle>,
        card: 'title',
      },
      {
        key: 'version',
        header: t(documentWords.field.version),
        cell: ({ revision }) =>
          [revision?.version, revision?.state && t(readingWords.period[revision.state])].filter(Boolean).join(' · '),
        width: 160,
        from: 'medium',
      },
      { key: 'readers', header: t(readingWords.readers), cell: ({ readers }) => readers, width: 90, from: 'narrow' },
      { key: 'read', header: t(readingWords.read), cell: ({ read }) => read, width: 90, from: 'narrow' },
      { key: 'overdue', header: t(readingWords.overdue), cell: overdueOf, width: 110, from: 'narrow' },
      {
        key: 'percent',
        header: t(readingWords.percent),
        cell: ({ percent }) => t(readingWords.percentValue, { percent }),
        width: 90,
        card: 'over',
      },
    ],
  };
};

/** The progress of required reading, by document or department (rules/documents.md#reading-board). */
export const ReadingBoardScreen = () => {
  const { t } = useTranslation();
  const list = useList(boardList);
  const result = useListPage(boardQuery(list.query));
  const { data: drives = [] } = useQuery(drivesQuery);
  const driveOptions = useDriveOptions({ general: true });
  const departments = useDepartmentOptions();
  const table = useBoardTable();
  const { driveId, departmentId, documentId } = list.search;
  const drive = drives.find(({ id }) => id === driveId);
  useOpened('documents/managed-document', documentId);
  const title = result.data?.items.find(({ document }) => document?.id === documentId)?.document?.title;
  return (
    <ListScreen
      title={t(documentWords.menu.board)}
      meta={t(readingWords.boardMeta)}
      actions={<ReadingExportButton save={() => saveBoardSheet(list.query)} />}
      filters={
        <FilterBar>
          <ChoiceField
            label={t(readingWords.by.label)}
            all={t(readingWords.by.document)}
            options={boardKinds
              .filter((kind) => kind !== 'document')
              .map((kind) => ({ value: kind, label: t(readingWords.by[kind]) }))}
            {...list.field('by')}
          />
          <ChoiceField
            label={t(documentWords.field.drive)}
            all={t(readingWords.every.drive)}
            options={driveOptions}
            {...list.field('driveId')}
          />
          <ChoiceField
            label={t(documentWords.field.department)}
            all={t(readingWords.every.department)}
            options={departments.map(({ value, label }) => ({ value, label }))}
            {...list.field('departmentId')}
          />
          <Checkbox
            label={t(readingWords.overdueOnly)}
            checked={list.search.overdue === true}
            onChange={(event) => list.narrow({ overdue: event.currentTarget.checked || undefined })}
          />
        </FilterBar>
      }
      chipWords={{
        driveId: drive && driveName(drive),
        departmentId: departments.find(({ value }) => value === String(departmentId))?.name,
        documentId: title,
      }}
      empty={{ message: t(readingWords.boardEmpty) }}
      {...{ list, result, table }}
    />
  );
};
