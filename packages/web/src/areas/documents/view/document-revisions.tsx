import type { DriveDocument, Revision } from '@portal/contract/documents';
import { useId } from 'react';
import { slashedDay, slashedInstantDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { formatBytes } from '../../../ui/files/drop-limits.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { type FactColumn, FactTable } from '../../../ui/table/facts.tsx';
import { documentWords } from '../document/document.words.ts';
import { periodOf } from '../document/document-period.ts';
import { type OwnRevision, RevisionActs } from './document-revision-acts.tsx';
import classes from './document-view.module.css';
import { documentViewWords } from './document-view.words.ts';

const marks = { InForce: 'inForce', Superseded: 'superseded', Scheduled: 'scheduled' } as const;
const colours = { InForce: 'ok', Superseded: 'no', Scheduled: 'info' } as const;

type VersionProps = Pick<Revision, 'version' | 'state'> & { isCurrent: boolean; isControlled: boolean };

const Version = ({ version, state, isCurrent, isControlled }: VersionProps) => {
  const { t } = useTranslation();
  const marked = isControlled ? state : null;
  return (
    <span className={classes.version}>
      {version}
      {marked && <StatusBadge status={colours[marked]}>{t(documentViewWords.revision[marks[marked]])}</StatusBadge>}
      {!marked && isCurrent && <StatusBadge status="info">{t(documentViewWords.revision.current)}</StatusBadge>}
    </span>
  );
};

/** The size of a file, and quietly what of it cannot be searched. */
const Size = ({ size, contentState }: Pick<Revision, 'size' | 'contentState'>) => {
  const { t } = useTranslation();
  return (
    <span className={classes.size}>
      {formatBytes(size)}
      {contentState !== 'done' && <small>{t(documentViewWords.content[contentState])}</small>}
    </span>
  );
};

/** The revisions of a document, the newest first, with what may be done with each. */
export const Revisions = ({ document }: { document: DriveDocument }) => {
  const { t } = useTranslation();
  const id = useId();
  const columns: FactColumn<OwnRevision>[] = [
    {
      key: 'version',
      header: t(documentWords.field.version),
      cell: (row) => (
        <Version {...row} isCurrent={row.id === document.revision.id} isControlled={document.needsConfirmation} />
      ),
      heads: true,
    },
    {
      key: 'revisionDate',
      header: t(documentWords.field.revisionDate),
      cell: ({ revisionDate }) => slashedDay(revisionDate),
    },
    ...(document.needsConfirmation
      ? [{ key: 'period', header: t(documentViewWords.revision.period), cell: periodOf }]
      : []),
    {
      key: 'description',
      header: t(documentWords.field.description),
      cell: ({ description }) => <span className={classes.description}>{description}</span>,
    },
    {
      key: 'modifiedDate',
      header: t(documentWords.field.modifiedDate),
      cell: ({ modifiedDate }) => slashedInstantDay(modifiedDate),
    },
    { key: 'modifier', header: t(documentWords.field.modifier), cell: ({ modifier }) => nameOf(modifier) },
    { key: 'department', header: t(documentWords.field.department), cell: ({ department }) => nameOf(department) },
    { key: 'size', header: t(documentWords.field.size), cell: (row) => <Size {...row} /> },
    {
      key: 'acts',
      header: t(documentViewWords.revision.acts),
      cell: (row) => <RevisionActs document={document} revision={row} />,
    },
  ];
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t(documentViewWords.revision.heading)}
      </h2>
      <FactTable
        label={t(documentViewWords.revision.heading)}
        columns={columns}
        rows={[...document.upcoming.toReversed(), ...document.revisions]}
        idOf={(row) => row.id}
        isWide
      />
    </section>
  );
};
