import { Button, Group, Skeleton, Textarea, TextInput } from '@mantine/core';
import type { Factual, Investigation } from '@portal/contract/safety';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemMessage } from '../../../../platform/calls/problem-messages.ts';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { confirm } from '../../../../ui/dialog/dialog-confirm.ts';
import { notifyError, notifySuccess } from '../../../../ui/dialog/toast-notify.ts';
import { CopyOffer } from '../../../../ui/form/copy/local-copy-notes.tsx';
import { formWords } from '../../../../ui/form/form.words.ts';
import { Field } from '../../../../ui/form/form-field.tsx';
import { Notice } from '../../../../ui/form/form-notice.tsx';
import { useDirty } from '../../../../ui/form/form-state.ts';
import { recordNotice } from '../../../../ui/form/record/record-form-notice.tsx';
import { RecordPanel } from '../../../../ui/form/record/record-form-panel.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../../ui/page/failure-note.tsx';
import { fullName } from '../../../../ui/person/person-picker-texts.ts';
import { uiWords } from '../../../../ui/ui.words.ts';
import classes from '../../case/case.module.css';
import { useCopiedForm } from '../../case/case-form.ts';
import { casePageWords } from '../../case/case-page.words.ts';
import { reportViewWords } from '../../report-view/report-view.words.ts';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { EvidenceFiles, factualFiles } from './evidence-files.tsx';
import { deleteMutation, factualCalls, factualsQuery } from './factual-information.queries.ts';
import { factualDefinition } from './factual-information-form.ts';

const useRemoving = (id: number, entry: Factual) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    ...deleteMutation,
    onSuccess: () => notifySuccess(t(investigationPartsWords.factual.deleted)),
    onError: ({ message }) => notifyError(t(investigationPartsWords.factual.notDeleted, { message })),
  });
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: t(investigationPartsWords.factual.deleteTitle),
      message: t(investigationPartsWords.factual.deleteMessage, { name: entry.title }),
      confirmLabel: t(uiWords.delete),
      danger: true,
    });
    if (sure) mutate({ id, entry });
  };
  return { remove, isPending };
};

type FactualEntryProps = { investigationId: number; entry: Factual; onChange: () => void };

/** A factual entry with its evidence; its manager changes and deletes it. */
const FactualEntry = ({ investigationId, entry, onChange }: FactualEntryProps) => {
  const { t } = useTranslation();
  const { title, description, manager, loggedDate, can, attachedFiles } = entry;
  const { remove, isPending } = useRemoving(investigationId, entry);
  return (
    <article className={classes.entry} aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        <Group gap="xs">
          {can.change === true && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPencil size={14} aria-hidden />}
              aria-label={t(investigationPartsWords.factual.changeOne, { name: title })}
              onClick={onChange}
            >
              {t(reportViewWords.act.change)}
            </Button>
          )}
          {can.delete === true && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconTrash size={14} aria-hidden />}
              aria-label={t(investigationPartsWords.factual.deleteOne, { name: title })}
              loading={isPending}
              onClick={() => void remove()}
            >
              {t(uiWords.delete)}
            </Button>
          )}
        </Group>
      </div>
      <p className={classes.who}>{`${fullName(manager)} · ${dayText(loggedDate)}`}</p>
      <p className={classes.plain}>{description}</p>
      <EvidenceFiles
        files={attachedFiles}
        calls={factualFiles(investigationId, entry.id)}
        changes={can.change === true}
      />
    </article>
  );
};

type Props = {
  investigationId: number;
  entry: Factual | undefined;
  /** Why it can no longer be saved; typed text stays readable. */
  refusal: string | undefined;
  onDone: () => void;
};

/** The form of an entry; typed text is stored on this device until it is saved. */
const FactualWriting = ({ investigationId, entry, refusal, onDone }: Props) => {
  const { t } = useTranslation();
  const what = entry ? `factual-${entry.id}` : `factual-new-${investigationId}`;
  const [definition] = useState(() => factualDefinition(what));
  const saving = useCopiedForm(
    {
      definition,
      calls: factualCalls(investigationId),
      initial: entry ? { title: entry.title, description: entry.description } : { title: '', description: '' },
      record: entry,
      done: (isNew) => t(isNew ? investigationWords.registered : investigationWords.changed),
      onSaved: onDone,
    },
    what,
  );
  const dirty = useDirty(saving.form);
  const giveUp = (): void => {
    saving.copy.abandon();
    onDone();
  };
  const cancel = async (): Promise<void> => {
    const question = { title: t(formWords.leave.title), message: t(formWords.leave.closing) };
    if (dirty && !(await confirm({ ...question, confirmLabel: t(formWords.save.discard), danger: true }))) return;
    giveUp();
  };
  const deletedNotice = saving.deletedMessage !== undefined && recordNotice({ saving, onClose: giveUp });
  const label = t(entry ? investigationPartsWords.factual.change : investigationPartsWords.factual.add);
  return (
    <div className={classes.entry}>
      <CopyOffer copy={saving.copy} />
      <RecordPanel
        label={label}
        saving={saving}
        ended={deletedNotice || (refusal && <Notice title={refusal}>{t(casePageWords.unsaved.stays)}</Notice>)}
        extra={
          <Button variant="default" disabled={saving.busy} onClick={() => void cancel()}>
            {t(uiWords.cancel)}
          </Button>
        }
      >
        <div className={classes.adding}>
          <Field form={saving.form} name="title">
            {(bound) => <TextInput autoFocus {...bound} />}
          </Field>
          <Field form={saving.form} name="description">
            {(bound) => <Textarea {...bound} autosize minRows={5} maxRows={24} />}
          </Field>
        </div>
      </RecordPanel>
    </div>
  );
};

/** Why nothing can be saved any more, such as that somebody closed the investigation. */
const refusalIn = ({ fact }: Investigation['can']): string | undefined =>
  fact === true || fact === undefined ? undefined : problemMessage(fact);

type Written = ReadonlyMap<number | 'new', Factual | undefined>;

/** The present entries, and those with unsaved text that were deleted meanwhile, at their places. */
const withWritten = (entries: readonly Factual[], written: Written): readonly Factual[] => {
  const there = new Set(entries.map(({ id }) => id));
  const deletedNotice = [...written.values()].filter(
    (entry) => entry !== undefined && !there.has(entry.id),
  ) as Factual[];
  return [...entries, ...deletedNotice].toSorted((one, other) => one.id - other.id);
};

/** The factual entries, oldest first; investigators add to them. */
export const FactualTab = ({ investigation: { id, can } }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const { data: entries, error, refetch } = useQuery(factualsQuery(id));
  /** The entries that are being changed, as they were then, and whether one is added. */
  const [written, setWritten] = useState<Written>(new Map());
  const begin = (entry?: Factual) => setWritten(new Map(written).set(entry?.id ?? 'new', entry));
  const add = useRef<HTMLButtonElement>(null);
  const end = (which: number | 'new') => (): void => {
    setWritten((now) => new Map([...now].filter(([other]) => other !== which)));
    // The button returns in place of the form.
    if (which === 'new') setTimeout(() => add.current?.focus());
  };
  if (error && entries === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (entries === undefined) return <Skeleton height={160} />;
  return (
    <>
      {entries.length === 0 && written.size === 0 && <EmptyState message={t(investigationPartsWords.factual.none)} />}
      <ul className={classes.entries}>
        {withWritten(entries, written).map((entry) => (
          <li key={entry.id}>
            {written.has(entry.id) ? (
              <FactualWriting investigationId={id} entry={entry} refusal={refusalIn(can)} onDone={end(entry.id)} />
            ) : (
              <FactualEntry investigationId={id} entry={entry} onChange={() => begin(entry)} />
            )}
          </li>
        ))}
        {written.has('new') && (
          <li>
            <FactualWriting investigationId={id} entry={undefined} refusal={refusalIn(can)} onDone={end('new')} />
          </li>
        )}
      </ul>
      {can.fact === true && !written.has('new') && (
        <Button ref={add} mt="md" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => begin()}>
          {t(investigationPartsWords.factual.add)}
        </Button>
      )}
    </>
  );
};
