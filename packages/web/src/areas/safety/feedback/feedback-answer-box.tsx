import { Button, Group, Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { type Feedback, feedbackLimits } from '@portal/contract/safety';
import { IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useContext, useRef, useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { failureWords } from '../../../platform/failure.words.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { useStoredText } from '../../../platform/unsaved/stored-text.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { useOnce } from '../../../ui/dialog/once.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useMe } from '../../identity/index.ts';
import { useMarkUnsaved } from '../case/case-unsaved.tsx';
import classes from './feedback.module.css';
import { answerMutation, feedbackQuery } from './feedback.queries.ts';
import { feedbackWords } from './feedback.words.ts';
import { NextInFeedbackQueue } from './feedback-queue.ts';

/** The problems of an answer, or why it could not be sent. */
const saidBy = (error: Error, otherwise: string): string =>
  isFailure(error) ? (error.errors[0]?.message ?? messageOf(error)) : otherwise;

type Answers = Feedback['answers'];
const lastOf = (answers: Answers): number | null => answers.at(-1)?.id ?? null;

/** The draft of an answer on this device; its tab stays while there is one. */
export const useAnswerText = (id: number) => {
  const { employee } = useMe();
  const draft = useStoredText(`feedback.${id}.${employee.id}`);
  useMarkUnsaved(draft.text !== '');
  return draft;
};

/**
 * The decision about an answer if there is another one meanwhile: `sent` if that is this answer, whose reply was lost;
 * otherwise, once confirmed, the last answer seen then, or undefined if it is not to be sent.
 */
const useAsking = (id: number) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const queryClient = useQueryClient();
  return async (content: string): Promise<number | null | 'sent' | undefined> => {
    const answers = (await queryClient.fetchQuery({ ...feedbackQuery(id), staleTime: 0 }))?.answers ?? [];
    const last = answers.at(-1);
    if (last?.author.id === employee.id && last.content === content) return 'sent';
    const isMeant = await confirm({
      title: t(feedbackWords.meanwhile.title),
      message: t(feedbackWords.meanwhile.message, { name: last ? nameOf(last.author) : '' }),
      confirmLabel: t(feedbackWords.meanwhile.send),
    });
    return isMeant ? lastOf(answers) : undefined;
  };
};

type Props = {
  id: number;
  reportNo: string | null;
  answers: Answers;
  /** Begins closing the case, which often follows the answer; undefined where it cannot be closed. */
  onClosing?: (() => void) | undefined;
};

/** The box for an answer; typed text is stored on this device until it is sent. */
export const AnswerBox = ({ id, reportNo, answers, onClosing }: Props) => {
  const { t } = useTranslation();
  const leave = useContext(NextInFeedbackQueue);
  const { text, change } = useAnswerText(id);
  const [wrong, setWrong] = useState<string>();
  /** The last answer there was when one began to write. */
  const seen = useRef(lastOf(answers));
  const ask = useAsking(id);
  /** Whether the case is to be closed after the answer. */
  const closes = useRef(false);
  const once = useOnce();
  const showFailure = (error: Error): void => setWrong(saidBy(error, t(failureWords.unknown)));
  const arrived = (): void => {
    change('');
    notifySuccess(t(feedbackWords.done), reportNo ?? '');
    if (closes.current) onClosing?.();
    else leave?.();
  };
  const { mutate, isPending } = useMutation({
    ...answerMutation,
    onSuccess: arrived,
    onError: (error, sent) => {
      if (!isFailure(error, 'changed-meanwhile')) return showFailure(error);
      ask(sent.content).then((lastSeen) => {
        if (lastSeen === 'sent') arrived();
        else if (lastSeen !== undefined) mutate({ ...sent, lastSeen });
      }, showFailure);
    },
  });
  const isBlank = isBlankText(text);
  const send = (andClose = false): void => {
    if (isPending) return;
    closes.current = andClose;
    setWrong(isBlank ? t(feedbackWords.missing) : undefined);
    if (!isBlank) once(() => mutate({ id, content: text.trim(), lastSeen: seen.current }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.answer} noValidate onSubmit={submit}>
      <Textarea
        label={t(feedbackWords.answer)}
        placeholder={t(feedbackWords.missing)}
        description={t(feedbackWords.keys)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={feedbackLimits.content}
        readOnly={isPending}
        value={text}
        error={wrong}
        onKeyDown={sendByKey}
        onChange={(event) => {
          if (isBlank) seen.current = lastOf(answers);
          change(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <Group gap="xs">
        <Button
          type="submit"
          variant="light"
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={isBlank}
          loading={isPending}
        >
          {t(feedbackWords.send)}
        </Button>
        {onClosing && (
          <Button
            variant="default"
            leftSection={<IconCircleCheck size={16} aria-hidden />}
            disabled={isBlank || isPending}
            onClick={() => send(true)}
          >
            {t(feedbackWords.sendAndClose)}
          </Button>
        )}
      </Group>
    </form>
  );
};
