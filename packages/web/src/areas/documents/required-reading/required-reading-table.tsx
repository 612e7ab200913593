import type { AssignedDocument } from '@portal/contract/documents';
import { slashedDay } from '../../../platform/formats.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import type { TableShape } from '../../../ui/table/column.ts';
import { documentWords } from '../document/document.words.ts';
import { previewAddress } from '../document/document-location.ts';
import { ReadBadge, SubTitle } from '../document/document-marks.tsx';
import { documentRevisionWords } from '../document/document-revision.words.ts';
import { driveName } from '../drive/drive.queries.ts';
import { requiredReadingWords } from './required-reading.words.ts';
import { useReadMark } from './required-reading-mark.ts';

/** Which revision is to be read, and from when it counts where it is still to come; the day as in the document center. */
export const revisionText = ({ revision }: AssignedDocument, dayText = slashedDay): string =>
  revision.state === 'Scheduled'
    ? translate(documentRevisionWords.upcoming, {
        version: revision.version,
        day: dayText(revision.inForceFrom ?? ''),
      })
    : translate(documentWords.revisionOf, { version: revision.version });

/** How a document that one must read looks in a list: its row opens it, which counts as reading it, and the others in turn. */
export const useRequiredTable = (queue: string | undefined): TableShape<AssignedDocument> => {
  const { t } = useTranslation();
  const read = useReadMark();
  return {
    // What is in force of a document and what is scheduled are rows of their own.
    idOf: ({ revision }) => revision.id,
    nameOf: ({ title }) => title,
    tabOf: ({ id, driveId, revision, isRead }) => previewAddress(driveId, id, revision, isRead ? {} : { queue }),
    onTab: read,
    cardLine: (row) =>
      [
        driveName(row.drive),
        revisionText(row),
        `${t(requiredReadingWords.assigned)} ${slashedDay(row.assignedDate)}`,
        ...(row.dueDate === null ? [] : [`${t(requiredReadingWords.due)} ${slashedDay(row.dueDate)}`]),
      ].join(' · '),
    columns: [
      {
        key: 'isRead',
        header: t(documentWords.read.heading),
        cell: ({ isRead, isOverdue }) => <ReadBadge isRead={isRead} isOverdue={isOverdue} />,
        width: 96,
        card: 'over',
      },
      {
        key: 'title',
        header: t(documentWords.field.title),
        cell: ({ subTitle }) => <SubTitle>{subTitle}</SubTitle>,
        card: 'title',
      },
      {
        key: 'drive',
        header: t(documentWords.field.drive),
        cell: ({ drive }) => driveName(drive),
        width: 168,
        from: 'narrow',
      },
      {
        key: 'version',
        header: t(documentWords.field.version),
        cell: ({ revision }) =>
          revision.state === 'Scheduled'
            ? t(documentRevisionWords.from, { version: revision.version, day: slashedDay(revision.inForceFrom ?? '') })
            : revision.version,
        width: 148,
        from: 'medium',
      },
      {
        key: 'assigned',
        header: t(requiredReadingWords.assigned),
        cell: ({ assignedDate }) => slashedDay(assignedDate),
        width: 104,
        from: 'narrow',
      },
      {
        key: 'due',
        header: t(requiredReadingWords.due),
        cell: ({ dueDate }) => (dueDate === null ? '-' : slashedDay(dueDate)),
        width: 104,
        from: 'narrow',
      },
    ],
  };
};
