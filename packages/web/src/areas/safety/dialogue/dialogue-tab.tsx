import { Button } from '@mantine/core';
import { type DialogueEntry, dialogueSteps, downloadEntryFile, type Report, stepOf } from '@portal/contract/safety';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openRanged } from '../../../platform/files/ranged-file.ts';
import { dayText, instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import saved from '../../../ui/files/saved.module.css';
import { SavedFile } from '../../../ui/files/saved.tsx';
import { StatusBar } from '../../../ui/look/steps.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { ShownFiles } from '../../../ui/viewer/attached-viewer-files.tsx';
import { isPicture } from '../../../ui/viewer/can-show.ts';
import thumbnails from '../../../ui/viewer/picture-thumbnail.module.css';
import { PictureThumbnail } from '../../../ui/viewer/picture-thumbnail.tsx';
import { ReportFailure } from '../report/report-failure.tsx';
import { safetyKeys } from '../safety.queries.ts';
import classes from './dialogue.module.css';
import { deleteMutation, dialogueQuery, markReadMutation, saveEntryFile } from './dialogue.queries.ts';
import { dialogueWords } from './dialogue.words.ts';
import { DialogueBox } from './dialogue-box.tsx';

const momentText = (moment: string): string => (moment.length > 10 ? instantText(moment) : dayText(moment));

const EntryFile = ({ id, file }: { id: number; file: DialogueEntry['attachedFiles'][number] }) => {
  const { mutate, isPending } = useMutation({ mutationFn: () => saveEntryFile(id, file.id) });
  return <SavedFile file={file} busy={isPending} onSave={mutate} />;
};

type EntryFilesProps = { id: number } & Pick<DialogueEntry, 'attachedFiles'>;

/** The files of an entry: its photos small, all others as rows. */
const EntryFiles = ({ id, attachedFiles }: EntryFilesProps) => {
  const { t } = useTranslation();
  const photos = attachedFiles.filter(isPicture);
  const others = attachedFiles.filter((file) => !isPicture(file));
  return (
    <>
      {photos.length > 0 && (
        <ul className={thumbnails.thumbnails} aria-label={t(dialogueWords.photos)}>
          {photos.map((photo) => (
            <PictureThumbnail key={photo.id} file={photo} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={saved.files} aria-label={t(dialogueWords.files)}>
          {others.map((file) => (
            <EntryFile key={file.id} id={id} file={file} />
          ))}
        </ul>
      )}
    </>
  );
};

/** Deletes an entry that is not delivered yet. */
const DeleteEntry = ({ id, entryId }: { id: number; entryId: number }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(deleteMutation);
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: t(dialogueWords.sureDelete.title),
      message: t(dialogueWords.sureDelete.message),
      confirmLabel: t(dialogueWords.delete),
      danger: true,
    });
    if (isSure) mutate({ id, entryId });
  };
  return (
    <Button variant="subtle" color="red" loading={isPending} onClick={() => void ask()}>
      {t(dialogueWords.delete)}
    </Button>
  );
};

/** One entry; its words are shown as text, never as links, which may be made for one reader. */
const Entry = ({ id, entry }: { id: number; entry: DialogueEntry }) => {
  const { t } = useTranslation();
  const { kind, by, author, stage, lesson, createdDate, isHeld, attachedFiles, can } = entry;
  const side = t(by === 'Reporter' ? dialogueWords.reporter : dialogueWords.office);
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <strong>{author ? `${side} · ${nameOf(author)}` : side}</strong>
        {(kind === 'Question' || kind === 'Closing') && (
          <StatusBadge status="info">{t(dialogueWords.kind[kind])}</StatusBadge>
        )}
        {isHeld && <StatusBadge status="neutral">{t(dialogueWords.held)}</StatusBadge>}
        {createdDate !== null && <span>{momentText(createdDate)}</span>}
      </div>
      <p className={classes.content}>{stage === null ? entry.content : t(dialogueWords.stage[stage])}</p>
      {lesson !== null && (
        <TextLink to="/esms/lesson/view/$id" params={{ id: String(lesson.id) }}>
          {lesson.lessonNo} {lesson.title}
        </TextLink>
      )}
      <EntryFiles id={id} attachedFiles={attachedFiles} />
      {can.delete === true && <DeleteEntry id={id} entryId={entry.id} />}
    </li>
  );
};

/** The files of all entries are viewed one after the other. */
const ViewedEntries = ({ id, entries }: { id: number; entries: readonly DialogueEntry[] }) => (
  <ShownFiles
    of={`dialogue ${id}`}
    files={entries.flatMap(({ attachedFiles }) => attachedFiles)}
    open={(fileId, signal) => openRanged(downloadEntryFile, { params: { id, fileId } }, { signal })}
    save={(fileId) => saveEntryFile(id, fileId)}
  >
    {entries.map((entry) => (
      <Entry key={entry.id} id={id} entry={entry} />
    ))}
  </ShownFiles>
);

/** Marks the shown entries as read by the reporter; entries that arrive meanwhile stay news. */
const useMarkRead = ({ id, isMine, hasNews }: Report, entries: readonly DialogueEntry[] | undefined): void => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(markReadMutation);
  const lastSeen = entries?.findLast(({ by }) => by === 'Office')?.id;
  useEffect(() => {
    if (!isMine || hasNews !== true || lastSeen === undefined) return;
    // The record says whether there is still news; the entries stay as they are.
    const onSuccess = () => queryClient.invalidateQueries({ queryKey: safetyKeys.report(id), exact: true });
    mutate({ id, lastSeen }, { onSuccess });
  }, [id, isMine, hasNews, lastSeen, mutate, queryClient]);
};

/** The dialogue between reporter and safety office, with the progress of the report. */
export const DialogueTab = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const asked = useQuery(dialogueQuery(report.id));
  useMarkRead(report, asked.data?.entries);
  return (
    <div className={classes.dialogue}>
      <StatusBar
        label={t(dialogueWords.steps)}
        steps={dialogueSteps.map((step) => ({ key: step, label: t(dialogueWords.step[step]) }))}
        now={stepOf(report.status)}
      />
      <HeldRecord
        result={asked}
        failure={(error) => <ReportFailure error={error} onRetry={() => void asked.refetch()} />}
      >
        {({ entries, nextDelivery }) => (
          <>
            <ol className={classes.entries} aria-label={t(dialogueWords.entries)}>
              {report.reportDate !== null && (
                <li className={classes.entry}>
                  <div className={classes.head}>
                    <strong>{t(dialogueWords.step.received)}</strong>
                    <span>{momentText(report.reportDate)}</span>
                  </div>
                  <p className={classes.content}>{t(dialogueWords.received)}</p>
                </li>
              )}
              <ViewedEntries id={report.id} entries={entries} />
            </ol>
            {entries.length === 0 && <p className={classes.note}>{t(dialogueWords.empty)}</p>}
            {report.can.converse === true && <DialogueBox report={report} nextDelivery={nextDelivery} />}
          </>
        )}
      </HeldRecord>
    </div>
  );
};
