import { ActionIcon } from '@mantine/core';
import type { Manual, ManualRevision } from '@portal/contract/documents';
import { IconChecklist, IconDownload, IconEye, IconGitCompare, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { today } from '../../../platform/device/clock.ts';
import { slashedDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { ButtonLink, TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { type FactColumn, FactTable } from '../../../ui/table/facts.tsx';
import { documentWords } from '../document/document.words.ts';
import { previewAddress } from '../document/document-location.ts';
import { periodOf } from '../document/document-period.ts';
import { seesReadersQuery } from '../reading/reading.queries.ts';
import classes from './manual-revision.module.css';
import {
  type ManualAt,
  manualAtQuery,
  manualRevisionsQuery,
  revisionOnQuery,
  saveRevisionFile,
} from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';
import { RevisionState, upcomingText } from './manual-revision-marks.tsx';

type OfManual = { at: ManualAt; manual: Manual };

const addressOf = ({ driveId, manualId }: ManualAt) => ({ driveId: String(driveId), manualId: String(manualId) });

const revisionLink = (at: ManualAt, { id }: Pick<ManualRevision, 'id'>) =>
  linkOptions({
    to: '/documentcenter/manual/$driveId/$manualId/prepare/$revId',
    params: { ...addressOf(at), revId: String(id) },
  });

const RevisionFileActs = ({ at, manual, revision }: OfManual & { revision: ManualRevision }) => {
  const { t } = useTranslation();
  const version = t(documentWords.revisionOf, { version: revision.version });
  const save = useMutation({ mutationFn: () => saveRevisionFile(at, revision.id) });
  const { data: seesReaders } = useQuery(seesReadersQuery);
  const isShown = revision.inForceFrom !== null && manual.documentId !== null && revision.can.preview === true;
  return (
    <span className={classes.acts}>
      {isShown && (
        <ActionIcon
          variant="subtle"
          component="a"
          target="_blank"
          href={previewAddress(at.driveId, manual.documentId ?? 0, revision)}
          aria-label={t(manualRevisionWords.preview, { version })}
        >
          <IconEye size={18} aria-hidden />
        </ActionIcon>
      )}
      {seesReaders === true && revision.inForceFrom !== null && (
        <ActionIcon
          variant="subtle"
          aria-label={t(manualRevisionWords.evidence, { version })}
          renderRoot={(root) => (
            <Link {...root} to="/documentcenter/reading/evidence" search={{ revisionId: revision.id }} />
          )}
        >
          <IconChecklist size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        loading={save.isPending}
        aria-label={t(manualRevisionWords.download, { version })}
        onClick={() => save.mutate()}
      >
        <IconDownload size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
};

const RevisionTable = ({ at, manual, revisions }: OfManual & { revisions: readonly ManualRevision[] }) => {
  const { t } = useTranslation();
  const columns: FactColumn<ManualRevision>[] = [
    {
      key: 'version',
      header: t(documentWords.field.version),
      cell: (row) => (
        <TextLink {...revisionLink(at, row)} inherit>
          {row.version}
        </TextLink>
      ),
      heads: true,
    },
    {
      key: 'state',
      header: t(manualRevisionWords.field.state),
      cell: (row) => (
        <span className={classes.marks}>
          <RevisionState {...row} />
        </span>
      ),
    },
    { key: 'period', header: t(manualRevisionWords.period), cell: periodOf },
    {
      key: 'revisionDate',
      header: t(documentWords.field.revisionDate),
      cell: ({ revisionDate }) => slashedDay(revisionDate),
    },
    {
      key: 'description',
      header: t(documentWords.field.description),
      cell: ({ description }) => <span className={classes.description}>{description}</span>,
    },
    { key: 'author', header: t(manualRevisionWords.field.author), cell: ({ author }) => nameOf(author) },
    {
      key: 'acts',
      header: t(manualRevisionWords.field.acts),
      cell: (revision) => <RevisionFileActs at={at} manual={manual} revision={revision} />,
    },
  ];
  return (
    <FactTable label={t(manualRevisionWords.heading)} columns={columns} rows={revisions} idOf={({ id }) => id} isWide />
  );
};

/** Which revision was or will be in force on a day that is chosen. */
const OnThisDay = ({ at }: { at: ManualAt }) => {
  const { t } = useTranslation();
  const [day, setDay] = useState(today());
  const { data } = useQuery(revisionOnQuery(at, day));
  const [found] = data ?? [];
  return (
    <div className={classes.onDay}>
      <DayField
        label={t(manualRevisionWords.onDay)}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      {data && (
        <p className={classes.found} role="status">
          {found ? (
            <>
              <TextLink {...revisionLink(at, found)} underline="always">
                {t(documentWords.revisionOf, { version: found.version })}
              </TextLink>{' '}
              {periodOf(found)}
            </>
          ) : (
            t(manualRevisionWords.noneOnDay)
          )}
        </p>
      )}
    </div>
  );
};

const ManualHeader = ({ at, manual, count }: OfManual & { count: number }) => {
  const { t } = useTranslation();
  const { inForce, upcoming } = manual;
  return (
    <PageHeader
      title={manual.title}
      over={
        <span>
          {[t(documentWords.docType.AOC), manual.docNo, t(documentWords.manualClass[manual.manualClass])].join(' · ')}
        </span>
      }
      meta={
        <>
          <StatusBadge status={manual.controlled ? 'info' : 'neutral'}>
            {t(manualRevisionWords[manual.controlled ? 'controlled' : 'simple'])}
          </StatusBadge>
          {inForce && (
            <span>
              {t(manualRevisionWords.inForce, { version: inForce.version, day: slashedDay(inForce.inForceFrom) })}
            </span>
          )}
          {upcoming.map((edition) => (
            <StatusBadge key={edition.id} status="info">
              {upcomingText(edition)}
            </StatusBadge>
          ))}
        </>
      }
      actions={
        <>
          {count > 1 && (
            <ButtonLink
              variant="default"
              to="/documentcenter/manual/$driveId/$manualId/compare"
              params={addressOf(at)}
              leftSection={<IconGitCompare size={16} aria-hidden />}
            >
              {t(manualRevisionWords.compare)}
            </ButtonLink>
          )}
          {manual.can.prepare === true && (
            <ButtonLink
              to="/documentcenter/manual/$driveId/$manualId/prepare"
              params={addressOf(at)}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              {t(manualRevisionWords.prepare)}
            </ButtonLink>
          )}
        </>
      }
    />
  );
};

/** A manual with all of its revisions and their periods (rules/documents.md#controlled-manuals). */
export const ManualRevisionsScreen = ({ at }: { at: ManualAt }) => {
  const { t } = useTranslation();
  const id = useId();
  const manual = useQuery(manualAtQuery(at));
  const revisions = useQuery(manualRevisionsQuery(at));
  const error = manual.error ?? revisions.error;
  if (error)
    return <FailureNote error={error} onRetry={() => void Promise.all([manual.refetch(), revisions.refetch()])} />;
  if (!manual.data || !revisions.data) return <RecordSkeleton />;
  const { documentId, driveId } = manual.data;
  return (
    <>
      {documentId === null ? (
        <BackLink link={{ to: '/documentcenter/list/$driveId', params: { driveId: String(driveId) } }}>
          {t(documentWords.field.drive)}
        </BackLink>
      ) : (
        <BackLink
          link={{
            to: '/documentcenter/view/$driveId/$docId',
            params: { driveId: String(driveId), docId: String(documentId) },
          }}
        >
          {t(manualRevisionWords.document)}
        </BackLink>
      )}
      <ManualHeader at={at} manual={manual.data} count={revisions.data.length} />
      <section className={classes.panel} aria-labelledby={id}>
        <h2 id={id} className={classes.heading}>
          {t(manualRevisionWords.heading)}
        </h2>
        {revisions.data.length === 0 ? (
          <EmptyState message={t(manualRevisionWords.empty)} />
        ) : (
          <>
            <OnThisDay at={at} />
            <RevisionTable at={at} manual={manual.data} revisions={revisions.data} />
          </>
        )}
      </section>
    </>
  );
};
