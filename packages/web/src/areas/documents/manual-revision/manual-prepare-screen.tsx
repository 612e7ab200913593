import { Button } from '@mantine/core';
import type { Manual, ManualRevision } from '@portal/contract/documents';
import { IconCalendar, IconDownload, IconRubberStamp, IconSend, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { slashedDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { useDeletion } from '../../../ui/dialog/deletion.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { documentWords } from '../document/document.words.ts';
import { periodOf } from '../document/document-period.ts';
import { ManualAuthorityDialog } from './manual-authority-dialog.tsx';
import { ManualPrepareForm } from './manual-prepare-form.tsx';
import classes from './manual-revision.module.css';
import {
  type ManualAt,
  manualAtQuery,
  manualRevisionQuery,
  remove,
  saveLetter,
  saveRevisionFile,
} from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';
import { RevisionState } from './manual-revision-marks.tsx';
import { ManualScheduleDialog, ManualWithdrawDialog } from './manual-schedule-dialog.tsx';
import { ManualSendDialog } from './manual-send-dialog.tsx';

const manualLink = ({ driveId, manualId }: ManualAt) =>
  linkOptions({
    to: '/documentcenter/manual/$driveId/$manualId',
    params: { driveId: String(driveId), manualId: String(manualId) },
  });

type Fact = [key: string, label: string, text: ReactNode];

const AuthorityText = ({ at, revision }: { at: ManualAt; revision: ManualRevision }) => {
  const { t } = useTranslation();
  const { authority } = revision;
  const save = useMutation({ mutationFn: () => saveLetter(at, revision.id) });
  if (authority === null)
    return revision.authorityKinds.map((kind) => t(manualRevisionWords.authorityKind[kind])).join(' · ');
  const accepted =
    authority.acceptedDate === null || authority.acceptance === null
      ? t(manualRevisionWords.notAccepted)
      : `${t(manualRevisionWords.acceptance[authority.acceptance])} ${slashedDay(authority.acceptedDate)}`;
  return (
    <>
      {[
        t(manualRevisionWords.authorityKind[authority.kind]),
        authority.number,
        slashedDay(authority.date),
        ...(authority.kind === 'Filing' ? [accepted] : []),
      ].join(' · ')}
      {authority.letter && (
        <Button variant="subtle" size="compact-sm" loading={save.isPending} onClick={() => save.mutate()}>
          {authority.letter.name}
        </Button>
      )}
    </>
  );
};

const RevisionFacts = ({ at, revision }: { at: ManualAt; revision: ManualRevision }) => {
  const { t } = useTranslation();
  const save = useMutation({ mutationFn: () => saveRevisionFile(at, revision.id) });
  const { approval } = revision;
  const facts: Fact[] = [
    ['revisionDate', t(documentWords.field.revisionDate), slashedDay(revision.revisionDate)],
    [
      'effective',
      t(manualRevisionWords.field.effectiveDate),
      revision.effectiveDate && slashedDay(revision.effectiveDate),
    ],
    ['period', t(manualRevisionWords.period), revision.inForceFrom && periodOf(revision)],
    [
      'author',
      t(manualRevisionWords.field.author),
      `${nameOf(revision.author)} · ${nameOf(revision.author.department)}`,
    ],
    [
      'approval',
      t(manualRevisionWords.field.approval),
      approval && (
        <TextLink
          to="/approval/documents/view/$id"
          params={{ id: String(approval.id) }}
          search={{ 'list-type': 'in-progress' }}
          inherit
        >
          {t(manualRevisionWords.approvalLink, { docNo: approval.docNo ?? '' })}
        </TextLink>
      ),
    ],
    [
      'authority',
      t(manualRevisionWords.field.authority),
      revision.authorityKinds.length > 0 && <AuthorityText at={at} revision={revision} />,
    ],
    [
      'file',
      t(manualRevisionWords.file),
      <Button
        key="file"
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload size={14} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {revision.fileName}
      </Button>,
    ],
    ['description', t(documentWords.field.description), revision.description],
  ];
  return (
    <section className={classes.panel}>
      <dl className={classes.facts}>
        {facts
          .filter(([, , text]) => text !== null && text !== false)
          .map(([key, label, text]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

type Opened = 'authority' | 'schedule' | 'withdraw' | 'send';
type OfRevision = { at: ManualAt; manual: Manual; revision: ManualRevision };

const dialogs = {
  authority: ManualAuthorityDialog,
  schedule: ManualScheduleDialog,
  withdraw: ManualWithdrawDialog,
  send: ManualSendDialog,
} as const;

/** A revision that is on its way or was, with what may be done with it. */
const RevisionRecord = ({ at, manual, revision }: OfRevision) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const { authority, schedule, withdraw } = revision.can;
  const Dialog = opened && dialogs[opened];
  return (
    <>
      <PageHeader
        title={`${manual.title} ${t(documentWords.revisionOf, { version: revision.version })}`}
        over={<span>{manual.docNo}</span>}
        meta={<RevisionState {...revision} />}
        actions={
          <>
            {withdraw === true && (
              <Button variant="default" onClick={() => setOpened('withdraw')}>
                {t(manualRevisionWords.withdraw)}
              </Button>
            )}
            {schedule === true && (
              <Button
                variant="default"
                leftSection={<IconCalendar size={16} aria-hidden />}
                onClick={() => setOpened('schedule')}
              >
                {t(manualRevisionWords.schedule)}
              </Button>
            )}
            {authority === true && revision.authorityKinds.length > 0 && (
              <Button leftSection={<IconRubberStamp size={16} aria-hidden />} onClick={() => setOpened('authority')}>
                {t(manualRevisionWords.authority)}
              </Button>
            )}
          </>
        }
      />
      <RevisionFacts at={at} revision={revision} />
      {Dialog && <Dialog of={{ ...at, revision }} onClose={() => setOpened(undefined)} />}
    </>
  );
};

/** A draft in its form, with the ways to send and to delete it. */
const DraftRecord = ({ at, manual, revision }: OfRevision) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const removal = useDeletion(
    async () => {
      await remove({ ...at, revision });
      await navigate({ ...manualLink(at), replace: true });
    },
    () => ({
      title: t(manualRevisionWords.remove),
      message: t(manualRevisionWords.removeMessage, { version: revision.version }),
      done: t(manualRevisionWords.removed),
    }),
  );
  return (
    <>
      <ManualPrepareForm
        key={revision.lockVersion}
        {...{ at, manual, revision }}
        onSaved={() => undefined}
        onCancel={() => navigate(manualLink(at))}
      >
        <div className={classes.choice}>
          <RevisionState {...revision} />
          {revision.can.send === true && (
            <Button size="compact-md" leftSection={<IconSend size={16} aria-hidden />} onClick={() => setSending(true)}>
              {t(manualRevisionWords.send)}
            </Button>
          )}
          {revision.can.delete === true && (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => void removal(revision)}
            >
              {t(manualRevisionWords.remove)}
            </Button>
          )}
        </div>
      </ManualPrepareForm>
      {isSending && <ManualSendDialog of={{ ...at, revision }} onClose={() => setSending(false)} />}
    </>
  );
};

type Props = { at: ManualAt; revId?: number };

const Prepared = ({ at, revId, manual }: { at: ManualAt; revId: number; manual: Manual }) => {
  const { data: revision, error, refetch } = useQuery(manualRevisionQuery(at, revId));
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!revision) return <RecordSkeleton />;
  return revision.can.change === true ? (
    <DraftRecord {...{ at, manual, revision }} />
  ) : (
    <RevisionRecord {...{ at, manual, revision }} />
  );
};

/** Prepares a revision, or shows one on its way with what may be done with it (rules/documents.md#preparing-a-revision). */
export const ManualPrepareScreen = ({ at, revId }: Props) => {
  const navigate = useNavigate();
  const { data: manual, error, refetch } = useQuery(manualAtQuery(at));
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!manual) return <RecordSkeleton />;
  const toRevision = ({ id }: ManualRevision) =>
    navigate({
      to: '/documentcenter/manual/$driveId/$manualId/prepare/$revId',
      params: { driveId: String(at.driveId), manualId: String(at.manualId), revId: String(id) },
      replace: true,
      ignoreBlocker: true,
    });
  return (
    <>
      <BackLink link={manualLink(at)}>{manual.title}</BackLink>
      {revId === undefined ? (
        <ManualPrepareForm {...{ at, manual }} onSaved={toRevision} onCancel={() => navigate(manualLink(at))} />
      ) : (
        <Prepared {...{ at, revId, manual }} />
      )}
    </>
  );
};
