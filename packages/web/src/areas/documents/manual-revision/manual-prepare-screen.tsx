import { Button } from '@mantine/core';
import type { Manual, ManualRevision } from '@portal/contract/documents';
import { IconCalendar, IconRubberStamp, IconSend, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useDeletion } from '../../../ui/dialog/deletion.ts';
import { OverflowMenu } from '../../../ui/look/overflow-menu.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { documentWords } from '../document/document.words.ts';
import { ManualAuthorityDialog } from './manual-authority-dialog.tsx';
import { ManualPrepareForm } from './manual-prepare-form.tsx';
import classes from './manual-revision.module.css';
import { type ManualAt, manualAtQuery, manualRevisionQuery, remove } from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';
import { DraftFacts, RevisionFacts } from './manual-revision-facts.tsx';
import { RevisionState } from './manual-revision-marks.tsx';
import { ManualScheduleDialog, ManualWithdrawDialog } from './manual-schedule-dialog.tsx';
import { ManualSendDialog } from './manual-send-dialog.tsx';

const manualLink = ({ driveId, manualId }: ManualAt) =>
  linkOptions({
    to: '/documentcenter/manual/$driveId/$manualId',
    params: { driveId: String(driveId), manualId: String(manualId) },
  });

type Opened = 'authority' | 'schedule' | 'withdraw' | 'send';
type OfRevision = { at: ManualAt; manual: Manual; revision: ManualRevision };

const dialogs = {
  authority: ManualAuthorityDialog,
  schedule: ManualScheduleDialog,
  withdraw: ManualWithdrawDialog,
  send: ManualSendDialog,
} as const;

/** An unreleased or released revision, with its acts. */
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
          {revision.can.delete === true && (
            <OverflowMenu
              acts={[
                {
                  label: t(manualRevisionWords.remove),
                  icon: IconTrash,
                  danger: true,
                  onSelect: () => void removal(revision),
                },
              ]}
            />
          )}
          {revision.can.send === true && (
            <Button size="compact-md" leftSection={<IconSend size={16} aria-hidden />} onClick={() => setSending(true)}>
              {t(manualRevisionWords.send)}
            </Button>
          )}
        </div>
        <DraftFacts at={at} revision={revision} />
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
