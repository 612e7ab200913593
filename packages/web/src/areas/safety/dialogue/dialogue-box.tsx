import { ActionIcon, Button, Checkbox, Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { dialogueLimits, lawTexts, type Report } from '@portal/contract/safety';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useStoredText } from '../../../platform/unsaved/stored-text.ts';
import { useOnce } from '../../../ui/dialog/once.ts';
import { FileDrop } from '../../../ui/files/drop.tsx';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { useLeaveGuard } from '../../../ui/form/unsaved-guard.ts';
import { InShownTab } from '../../../ui/look/tabs-shown.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { useMe } from '../../identity/index.ts';
import { actionWords } from '../action/action.words.ts';
import { useChosenFiles } from '../action/thread-draft.tsx';
import { useMarkUnsaved } from '../case/case-unsaved.tsx';
import classes from './dialogue.module.css';
import { writeMutation } from './dialogue.queries.ts';
import { dialogueWords } from './dialogue.words.ts';

type Props = { report: Report; nextDelivery: string | null };

/**
 * The box to write to the other side, at the bottom of the screen on a phone; typed text is stored on this device until
 * it is sent.
 */
export const DialogueBox = ({ report: { id, isMine, isConfidential }, nextDelivery }: Props) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const { text, change } = useStoredText(`dialogue.${id}.${employee.id}`);
  useMarkUnsaved(text !== '');
  const files = useChosenFiles(0, { count: dialogueLimits.files, bytes: dialogueLimits.maxFileBytes });
  const [asks, setAsks] = useState(false);
  const [showsFiles, setShowsFiles] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(files.items.length > 0, t(actionWords.thread.filesGo));
  const [wrong, setWrong] = useState<string>();
  const { keyOf, renewKey } = useIdempotencyKey();
  const once = useOnce();
  const isShown = useContext(InShownTab);
  // Not below another tab, where it would leave its room.
  const isPhone = usePhone() && isShown;
  const { mutate, isPending } = useMutation({
    ...writeMutation,
    onSuccess: () => {
      renewKey();
      change('');
      files.clear();
      setAsks(false);
      setShowsFiles(false);
    },
    onError: (error) => {
      files.wait();
      setWrong(isFailure(error) ? (error.errors[0]?.message ?? messageOf(error)) : messageOf(error));
    },
  });
  const isEmpty = isBlankText(text) && files.items.length === 0;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || isEmpty) return;
    setWrong(undefined);
    const chosen = files.items.map(({ file }) => file);
    const kind = asks && !isMine ? ('Question' as const) : ('Message' as const);
    const key = keyOf([text, kind, chosen.map(({ name, size, lastModified }) => [name, size, lastModified])]);
    once(() => mutate({ id, content: text, kind, files: chosen, idempotencyKey: key }));
  };
  /** Opens the file dialog immediately. */
  const toggleFiles = (): void => {
    flushSync(() => setShowsFiles(!showsFiles || files.items.length > 0));
    if (!showsFiles) form.current?.querySelector<HTMLInputElement>('input[type=file]:not([capture])')?.click();
  };
  const time = nextDelivery === null ? '' : instantText(nextDelivery);
  const warning = t(isMine ? dialogueWords.warnReporter : dialogueWords.warnOffice, { time });
  const law = isMine && (
    <p className={classes.note}>
      {t(lawTexts.noDisadvantage)} ({t(lawTexts.noDisadvantage.article)}, {lawTexts.noDisadvantage.checkedOn})
    </p>
  );
  const box = (
    <Textarea
      {...(isPhone
        ? { className: classes.field ?? '', 'aria-label': t(dialogueWords.box), placeholder: t(dialogueWords.box) }
        : { label: t(dialogueWords.box) })}
      autosize
      minRows={isPhone ? 1 : 2}
      maxRows={isPhone ? 5 : 10}
      maxLength={dialogueLimits.content}
      readOnly={isPending}
      value={text}
      error={wrong}
      onChange={(event) => {
        change(event.currentTarget.value);
        setWrong(undefined);
      }}
    />
  );
  const drop = isMine && (!isPhone || showsFiles) && (
    <div className={classes.drop}>
      <FileDrop
        label={t(dialogueWords.files)}
        waiting={t(dialogueWords.fileWaits)}
        camera
        limits={files.limits}
        stored={[]}
        items={files.items}
        disabled={isPending}
        onAdd={files.add}
        onRemove={files.remove}
        onRemoveStored={() => undefined}
        onCancel={() => undefined}
      />
      <p className={classes.wrong} role="alert">
        {files.refusal}
      </p>
    </div>
  );
  const question = !isMine && (
    <Checkbox
      label={t(dialogueWords.asQuestion)}
      checked={asks}
      onChange={(event) => setAsks(event.currentTarget.checked)}
    />
  );
  return (
    <>
      {isConfidential && <p className={classes.note}>{warning}</p>}
      {isPhone && law}
      <ActionBar plain={!isPhone} label={t(dialogueWords.box)}>
        <form ref={form} className={classes.box} noValidate onSubmit={send}>
          {isPhone ? (
            <>
              {drop}
              {question}
              <div className={classes.line}>
                {isMine && (
                  <ActionIcon
                    variant="subtle"
                    size={44}
                    disabled={isPending}
                    aria-expanded={showsFiles}
                    aria-label={t(dialogueWords.files)}
                    onClick={toggleFiles}
                  >
                    <IconPaperclip size={20} aria-hidden />
                  </ActionIcon>
                )}
                {box}
                <ActionIcon
                  type="submit"
                  variant="filled"
                  size={44}
                  aria-label={t(dialogueWords.send)}
                  disabled={isEmpty}
                  loading={isPending}
                >
                  <IconSend size={20} aria-hidden />
                </ActionIcon>
              </div>
            </>
          ) : (
            <>
              {box}
              {drop}
              {question}
              <Button
                type="submit"
                leftSection={<IconSend size={16} aria-hidden />}
                disabled={isEmpty}
                loading={isPending}
              >
                {t(dialogueWords.send)}
              </Button>
            </>
          )}
        </form>
      </ActionBar>
      {!isPhone && law}
    </>
  );
};
