import { Button, Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { feedbackLimits, type Report } from '@portal/contract/safety';
import { IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useContext, useState } from 'react';
import { isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useKeptText } from '../../../platform/unsaved/kept-text.ts';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { useMe } from '../../identity/index.ts';
import { answerMutation } from './api.ts';
import { InFeedbackQueue } from './queue.ts';
import classes from './styles.module.css';

/** What the server found wrong with an answer, or why it could not be sent. */
const saidBy = (error: Error, otherwise: string): string =>
  isFailure(error) ? (error.errors[0]?.message ?? error.message) : otherwise;

/** Where an answer is written; what was typed is kept on this machine until it is sent. */
export const AnswerBox = ({ report: { id, reportNo } }: { report: Report }) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const leave = useContext(InFeedbackQueue);
  const { text, change } = useKeptText(`feedback.${id}.${employee.id}`);
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending } = useMutation({
    ...answerMutation,
    onSuccess: () => {
      change('');
      notifySuccess(t('safetyFeedback.done'), reportNo ?? '');
      leave?.();
    },
    onError: (error) => setWrong(saidBy(error, t('ui.problem.unknown'))),
  });
  const isBlank = isBlankText(text);
  const send = (): void => {
    if (isPending) return;
    setWrong(isBlank ? t('safetyFeedback.missing') : undefined);
    if (!isBlank) mutate({ id, content: text.trim() });
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
        label={t('safetyFeedback.answer')}
        placeholder={t('safetyFeedback.missing')}
        description={t('safetyFeedback.keys')}
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
          change(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <Button
        type="submit"
        variant="light"
        leftSection={<IconSend size={16} aria-hidden />}
        disabled={isBlank}
        loading={isPending}
      >
        {t('safetyFeedback.send')}
      </Button>
    </form>
  );
};
