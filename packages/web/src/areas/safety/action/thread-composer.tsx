import { ActionIcon, Button, Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { type Action, actionLimits, checkMessage, normalizeMessage } from '@portal/contract/safety';
import { IconPaperclip, IconSend, IconWifiOff } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { failureWords } from '../../../platform/failure.words.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { FileDrop } from '../../../ui/files/drop.tsx';
import { formWords } from '../../../ui/form/form.words.ts';
import { useLeaveGuard } from '../../../ui/form/unsaved-guard.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import type { ActionRef, Decision } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { NextInQueue, useKeepSelection } from './action-selection.ts';
import { openRequest } from './action-state.ts';
import classes from './action-thread.module.css';
import { ClosingRequestQuote } from './closing-request-quote.tsx';
import { decisionsOf, useDecision } from './thread-decision.ts';
import { useChosenFiles, useThreadText } from './thread-draft.tsx';
import { useSending } from './thread-sending.ts';

type Props = {
  of: ActionRef;
  action: Action;
  /** The element that shows the messages. */
  log: RefObject<HTMLElement | null>;
};

/** The keyboard shortcuts of a queue; acts that end the action without confirmation have none. */
const keys = { request: 'a', accept: 'a', reject: 'r', cancel: undefined } as const;

const looks: Readonly<Record<Decision, object>> = {
  cancel: { variant: 'subtle', color: 'red' },
  reject: { variant: 'outline', color: 'red' },
  accept: { variant: 'filled' },
};

/** The box to write, request closing and decide; typed text is stored on this device until it is sent. */
const Box = ({ of, action, log }: Props) => {
  const { t } = useTranslation();
  const { text, change } = useThreadText(of);
  const files = useChosenFiles();
  const [showsFiles, setShowsFiles] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const leave = useContext(NextInQueue);
  // On a phone the page header is far above the end of a thread, and a queue may have moved on to another action.
  const isPhone = usePhone();
  const keyOf = (act: keyof typeof keys) => leave && keys[act];
  /** An act that was started in a queue and waits for text. */
  const begun = useRef<'request' | 'reject'>(undefined);
  useKeepSelection(text !== '' || files.items.length > 0);
  /**
   * The button was disabled meanwhile and may be removed by the act, so the focus returns to the box; not if the user
   * has moved on.
   */
  const goTo = (place: HTMLElement | null): void => {
    const { activeElement } = document;
    if (activeElement === document.body || form.current?.contains(activeElement)) place?.focus({ preventScroll: true });
  };
  const onFailure = (error: Error): void => {
    setWrong(isFailure(error) ? (error.errors[0]?.message ?? messageOf(error)) : t(failureWords.unknown));
    goTo(box.current);
  };
  const onDone = (): void => {
    change('');
    setShowsFiles(false);
  };
  const onActed = (): void => {
    onDone();
    if (leave) leave();
    else goTo(log.current);
  };
  // After a closing request the user stays with the action and sees the request in the thread.
  const onSent = (asksClosing: boolean): void => {
    onDone();
    goTo(asksClosing ? log.current : box.current);
  };
  const sending = useSending({ of, actionNo: action.actionNo, files, onSent, onFailure });
  useLeaveGuard(
    files.items.length > 0 || sending.waiting !== undefined,
    t(files.items.length > 0 ? actionWords.thread.filesGo : actionWords.thread.waitsGo),
  );
  const deciding = useDecision({ of, action, onDone: onActed, onFailure });
  const { waiting } = sending;
  const busy = sending.isPending || deciding.busy !== undefined || waiting !== undefined;
  const { message, requestClosing } = action.can;
  const refuse = (why: string, act?: 'request' | 'reject'): void => {
    setWrong(why);
    begun.current = leave && act;
    box.current?.focus();
  };
  const send = async (asksClosing: boolean): Promise<void> => {
    if (busy) return;
    const normalized = normalizeMessage({ content: text, actionType: asksClosing ? 'Closed' : 'None' });
    if (checkMessage(normalized, files.items.length).length > 0)
      return asksClosing
        ? refuse(t(actionWords.thread.missingReport), 'request')
        : refuse(t(actionWords.thread.missing));
    setWrong(undefined);
    begun.current = undefined;
    const title = t(actionWords.thread.request);
    const sure = t(actionWords.thread.sureRequest, { no: action.actionNo });
    if (asksClosing && !(await confirm({ title, message: sure, confirmLabel: title }))) return;
    sending.send(text, asksClosing);
  };
  const take = (decision: Decision): void => {
    if (files.items.length > 0) refuse(t(actionWords.decision.filesFirst));
    else if (decision === 'reject' && isBlankText(text)) refuse(t(actionWords.decision.missing), 'reject');
    else {
      setWrong(undefined);
      begun.current = undefined;
      void deciding.ask(decision, text);
    }
  };
  /** Opens the file dialog immediately. */
  const toggleFiles = (): void => {
    flushSync(() => setShowsFiles(!showsFiles || files.items.length > 0));
    if (!showsFiles) form.current?.querySelector<HTMLInputElement>('input[type=file]:not([capture])')?.click();
  };
  const request = openRequest(action);
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (begun.current === 'reject') take('reject');
    else if (message === true) void send(begun.current === 'request');
  };
  return (
    <form
      ref={form}
      className={classes.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      {request && <ClosingRequestQuote request={request} isShort />}
      {waiting && (
        <div className={classes.kept} role="alert">
          <IconWifiOff size={16} aria-hidden />
          <span>{t(actionWords.thread.waits)}</span>
          <Button size="compact-sm" variant="default" loading={sending.isPending} onClick={waiting.sendNow}>
            {t(formWords.waiting.now)}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" disabled={sending.isPending} onClick={waiting.stop}>
            {t(formWords.waiting.stop)}
          </Button>
        </div>
      )}
      {showsFiles && (
        <div className={classes.drop}>
          <FileDrop
            label={t(actionWords.thread.files)}
            waiting={t(actionWords.thread.fileWaits)}
            camera
            limits={files.limits}
            stored={[]}
            items={files.items}
            disabled={busy}
            onAdd={files.add}
            onRemove={files.remove}
            onRemoveStored={() => undefined}
            onCancel={sending.stop}
          />
          <p className={classes.wrong} role="alert">
            {files.refusal}
          </p>
        </div>
      )}
      <div className={classes.line}>
        {message === true && (
          <ActionIcon
            variant="subtle"
            size={44}
            disabled={busy}
            aria-expanded={showsFiles}
            aria-label={t(actionWords.thread.files)}
            onClick={toggleFiles}
          >
            <IconPaperclip size={20} aria-hidden />
          </ActionIcon>
        )}
        <Textarea
          ref={box}
          className={classes.box ?? ''}
          aria-label={t(actionWords.thread.box)}
          placeholder={t(message === true ? actionWords.thread.hint : actionWords.decision.hint)}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={actionLimits.content}
          readOnly={busy}
          value={text}
          error={wrong}
          onKeyDown={sendByKey}
          onChange={(event) => {
            change(event.currentTarget.value);
            setWrong(undefined);
          }}
        />
        {message === true && (
          <ActionIcon
            type="submit"
            variant="filled"
            size={44}
            loading={sending.isPending && !sending.isAsking}
            disabled={busy}
            aria-label={t(actionWords.thread.send)}
          >
            <IconSend size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.decisions}>
        {isPhone && (
          <p className={classes.of}>
            {action.actionNo} · {action.case.title}
          </p>
        )}
        {requestClosing === true && (
          <Button
            variant="default"
            aria-keyshortcuts={keyOf('request')}
            loading={sending.isAsking}
            disabled={busy && !sending.isAsking}
            onClick={() => void send(true)}
          >
            {t(actionWords.thread.request)}
          </Button>
        )}
        {requestClosing === 'closing-requested' && (
          <span className={classes.waiting}>{t(actionWords.thread.awaits)}</span>
        )}
        {decisionsOf(action).map((decision) => (
          <Button
            key={decision}
            {...looks[decision]}
            aria-keyshortcuts={keyOf(decision)}
            loading={deciding.busy === decision}
            disabled={busy && deciding.busy !== decision}
            onClick={() => take(decision)}
          >
            {t(actionWords.decision.act[decision])}
          </Button>
        ))}
      </div>
    </form>
  );
};

/**
 * The box below the thread. On a phone it stays at the bottom of the screen, above the keyboard; on a desktop only for
 * the person who decides on a closing request.
 */
export const Composer = (props: Props) => {
  const { t } = useTranslation();
  const isPhone = usePhone();
  return (
    <ActionBar plain={!isPhone && openRequest(props.action) === undefined} label={t(actionWords.thread.write)}>
      <Box {...props} />
    </ActionBar>
  );
};
