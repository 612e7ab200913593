import { Button, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { checkNotice, type Drive, type Notice, type NoticeBody, noticeBody } from '@portal/contract/documents';
import { isBlankText } from '@portal/contract/kernel';
import { IconPencil, IconSpeakerphone, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { slashedInstantDay } from '../../../platform/formats.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import kit from '../../../ui/form/form.module.css';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { useValues } from '../../../ui/form/form-state.ts';
import { RecordDialog } from '../../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { documentWords } from '../document/document.words.ts';
import { useConfirmedAct } from '../document/document-acts.ts';
import classes from './notice.module.css';
import { noticeCalls, noticeQuery, type OwnNotice, ownNotice, removeNotice } from './notice.queries.ts';
import { noticeWords } from './notice.words.ts';

const noticeDefinition: Definition<NoticeBody> = {
  name: 'notice',
  fields: ['title', 'content'] satisfies (keyof NoticeBody)[],
  labelOf: (field) => translate(field === 'title' ? documentWords.field.title : noticeWords.content),
  isRequired: () => true,
  check: (form) => [...checkNotice(form), ...tooLong(form, noticeBody)],
};

type NoticeDialogProps = { notice: OwnNotice; onClose: () => void };

/** Writes the notice of a drive, in place of the one there is. */
const NoticeDialog = ({ notice, onClose }: NoticeDialogProps) => {
  const { t } = useTranslation();
  const calls = useMemo(() => noticeCalls(notice.id), [notice.id]);
  const saving = useRecordForm({
    definition: noticeDefinition,
    calls,
    initial: calls.formOf(notice),
    record: notice,
    failed: (message) => t(noticeWords.failed, { message }),
    done: () => t(noticeWords.saved),
    onSaved: onClose,
  });
  const { form } = saving;
  const { title, content } = useValues(form);
  return (
    <RecordDialog
      saving={saving}
      title={t(notice.version === 0 ? noticeWords.write : noticeWords.change)}
      confirmLabel={t(noticeWords.save)}
      ready={!isBlankText(title) && !isBlankText(content)}
      onClose={onClose}
    >
      <Field form={form} name="title">
        {(bound) => <TextInput className={kit.whole ?? ''} data-autofocus {...bound} />}
      </Field>
      <Field form={form} name="content">
        {(bound) => <Textarea className={kit.whole ?? ''} autosize minRows={6} maxRows={16} {...bound} />}
      </Field>
    </RecordDialog>
  );
};

/** The height of a folded text in the style sheet. */
const FOLDED = 88;

/** A plain text; a long one is folded to its first lines. */
const Folded = ({ children }: { children: string }) => {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { ref, height } = useElementSize<HTMLParagraphElement>();
  const isLong = height > FOLDED;
  return (
    <>
      <div id={id} className={classes.box} data-folded={(isLong && !open) || undefined}>
        <p ref={ref} className={classes.content}>
          {children}
        </p>
      </div>
      {isLong && (
        <UnstyledButton className={classes.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? noticeWords.less : noticeWords.more)}
        </UnstyledButton>
      )}
    </>
  );
};

type Props = { drive: Drive };
type ActsProps = Props & { notice: Notice; onWrite: () => void };

/** Both acts on an existing notice, for people who may. */
const Acts = ({ drive, notice, onWrite }: ActsProps) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { start, busy, refusal } = useConfirmedAct<Notice>({
    perform: (shown) => removeNotice(drive.id, shown),
    wordsOf: () => ({
      title: t(noticeWords.remove),
      message: t(noticeWords.sure, { title: notice.title }),
      confirmLabel: t(uiWords.delete),
      danger: true,
      done: t(noticeWords.removed),
      failed: t(noticeWords.notRemoved),
      deleted: t(noticeWords.deleted),
    }),
    onEnd: () => queryClient.invalidateQueries(noticeQuery(drive.id)),
  });
  return (
    <span className={classes.acts}>
      <RowButton label={t(noticeWords.change)} onClick={onWrite}>
        <IconPencil size={16} aria-hidden />
      </RowButton>
      <RowButton label={t(noticeWords.remove)} disabled={busy} onClick={() => void start(notice)}>
        <IconTrash size={16} aria-hidden />
      </RowButton>
      {refusal && <AlertDialog {...refusal} />}
    </span>
  );
};

/** The notice above a drive's list; if there is none, people who may write it get a button. */
export const NoticePanel = ({ drive }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { data: notice } = useQuery(noticeQuery(drive.id));
  /** The notice when editing began. */
  const [written, setWritten] = useState<OwnNotice>();
  const mayWrite = drive.can.notice === true;
  const write = () => setWritten(ownNotice(drive.id, notice ?? null));
  const stop = () => setWritten(undefined);
  return (
    <>
      {notice && (
        <section className={classes.notice} aria-labelledby={id}>
          <div className={classes.top}>
            <IconSpeakerphone size={18} aria-hidden />
            <h2 id={id} className={classes.title}>
              <span className="visually-hidden">{`${t(noticeWords.heading)}: `}</span>
              {notice.title}
            </h2>
            <span
              className={classes.who}
            >{`${slashedInstantDay(notice.modifiedDate)} · ${nameOf(notice.modifier)}`}</span>
            {mayWrite && <Acts drive={drive} notice={notice} onWrite={write} />}
          </div>
          <Folded key={notice.version}>{notice.content}</Folded>
        </section>
      )}
      {notice === null && mayWrite && (
        <Button
          className={classes.write ?? ''}
          variant="default"
          size="compact-md"
          leftSection={<IconSpeakerphone size={16} aria-hidden />}
          onClick={write}
        >
          {t(noticeWords.write)}
        </Button>
      )}
      {written && <NoticeDialog notice={written} onClose={stop} />}
    </>
  );
};
