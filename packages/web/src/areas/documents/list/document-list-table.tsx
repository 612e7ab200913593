import type { DocumentRow, Drive } from '@portal/contract/documents';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { slashedDay, slashedInstantDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { formatBytes } from '../../../ui/files/drop-limits.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { documentWords } from '../document/document.words.ts';
import { FileIcon, ReadBadge, SubTitle } from '../document/document-marks.tsx';
import { documentRevisionWords } from '../document/document-revision.words.ts';
import { FavouriteStar } from '../personal-document/favourite-star.tsx';
import { personalDocumentWords } from '../personal-document/personal-document.words.ts';
import { prefetchDocument } from './document-list.queries.ts';
import type { DriveSearch } from './document-list-search.ts';

type Props = Pick<DocumentRow, 'progress'> & { before?: string };

/** How many of the required readers have read it; empty if there are none, or the user may not see it. */
const Progress = ({ progress, before = '' }: Props) => {
  const { t } = useTranslation();
  if (progress === null || progress.readers === 0) return null;
  return (
    <span>
      {before}
      {t(documentWords.read.progress, { read: progress.read, readers: progress.readers })}
    </span>
  );
};

/** Shown next to a title: the number of its manual, and its subtitle. */
const subtitleOf = ({ manual, subTitle }: DocumentRow): string | null =>
  [manual?.docNo, subTitle].filter(Boolean).join(' · ') || null;

const progressColumn = (header: string): Column<DocumentRow> => ({
  key: 'progress',
  header,
  cell: (row) => <Progress {...row} />,
  width: 92,
  from: 'widest',
});

const useColumns = ({ can }: Pick<Drive, 'can'>): Column<DocumentRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'title',
      header: t(documentWords.field.title),
      lead: ({ fileName }) => <FileIcon fileName={fileName} />,
      cell: (row) => (
        <>
          <SubTitle>{subtitleOf(row)}</SubTitle>
          {row.upcoming.map((each) => (
            <span key={each.id} data-below-name>
              <StatusBadge status="info">
                {t(documentRevisionWords.upcoming, {
                  version: each.version,
                  day: slashedDay(each.inForceFrom ?? ''),
                })}
              </StatusBadge>
            </span>
          ))}
        </>
      ),
      card: 'title',
    },
    {
      key: 'version',
      header: t(documentWords.field.version),
      cell: ({ revision }) => revision.version,
      width: 88,
      from: 'narrow',
    },
    {
      key: 'revisionDate',
      header: t(documentWords.field.revisionDate),
      cell: ({ revision }) => slashedDay(revision.revisionDate),
      width: 88,
      from: 'narrow',
    },
    {
      key: 'modifiedDate',
      header: t(documentWords.field.modifiedDate),
      cell: ({ revision }) => slashedInstantDay(revision.modifiedDate),
      width: 88,
      from: 'wide',
    },
    {
      key: 'modifier',
      header: t(documentWords.field.modifier),
      cell: ({ revision }) => nameOf(revision.modifier),
      width: 72,
      from: 'medium',
    },
    {
      key: 'department',
      header: t(documentWords.field.department),
      cell: ({ department }) => nameOf(department),
      width: 104,
      from: 'ample',
    },
    {
      key: 'size',
      header: t(documentWords.field.size),
      cell: ({ revision }) => formatBytes(revision.size),
      width: 72,
      from: 'widest',
    },
    {
      key: 'isRead',
      header: t(documentWords.read.heading),
      cell: ({ isRead }) => <ReadBadge isRead={isRead} isAsked={false} />,
      width: 84,
      from: 'medium',
      card: 'over',
    },
    {
      key: 'favourite',
      header: t(personalDocumentWords.favourites),
      cell: (row) => <FavouriteStar document={row} />,
      controls: true,
      width: 76,
      card: 'corner',
    },
    ...(can.seeReaders === true ? [progressColumn(t(documentWords.read.required))] : []),
  ];
};

/** The line below a title on a phone. */
const CardLine = ({ row: { revision, progress } }: { row: DocumentRow }) => {
  const { t } = useTranslation();
  const version = t(documentWords.revisionOf, { version: revision.version });
  return (
    <>
      {[version, slashedDay(revision.revisionDate), nameOf(revision.modifier), formatBytes(revision.size)].join(' · ')}
      <Progress progress={progress} before=" · " />
    </>
  );
};

/** How a document looks in the list of its drive. */
export const useDriveTable = (drive: Pick<Drive, 'can'>, search: DriveSearch): TableShape<DocumentRow> => {
  const queryClient = useQueryClient();
  return {
    columns: useColumns(drive),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    cardLine: (row) => <CardLine row={row} />,
    linkOf: ({ id, driveId }) =>
      linkOptions({
        to: '/documentcenter/view/$driveId/$docId',
        params: { driveId: String(driveId), docId: String(id) },
        search,
      }),
    onIntent: ({ id, driveId }) => void prefetchDocument(queryClient, driveId, id),
  };
};
