import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import type { FieldProblem } from '@portal/contract/kernel';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useStoredText } from '../../../platform/unsaved/stored-text.ts';
import { useFocusBack } from '../../../ui/dialog/focus-back.ts';
import { useOnce } from '../../../ui/dialog/once.ts';
import { notifyDone } from '../../../ui/dialog/toast-notify.ts';
import { sentencesOf } from '../../../ui/form/paths.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { approvalViewWords } from './approval-view.words.ts';

type Props<Input, Reply> = {
  title: string;
  /** What will happen. */
  message: string;
  label: string;
  /** The verb of the act. */
  button: string;
  /** The success message with its record. */
  done: string;
  record: string;
  danger?: boolean;
  required?: boolean;
  /** The name under which the text is stored on this device until it is sent. */
  name: string;
  limit: number;
  check?: (text: string) => FieldProblem[];
  mutation: Pick<UseMutationOptions<Reply, Error, Input>, 'mutationFn' | 'meta'>;
  /** The trimmed text to send. */
  inputOf: (text: string) => Input;
  onDone?: (reply: Reply) => void;
  onClose: () => void;
  onFailure: (error: unknown) => void;
};

/** Asks for a text, such as a reason, and runs the act; nothing typed is lost until it is sent. */
export const TextDialog = <Input, Reply>(props: Props<Input, Reply>) => {
  const { title, message, label, button, done, record, danger = false, required = false, name, limit } = props;
  const { check = () => [], mutation, inputOf, onDone, onClose, onFailure } = props;
  const { t } = useTranslation();
  useFocusBack();
  const stored = useStoredText(name);
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess: (reply) => {
      stored.forget();
      notifyDone(done, record);
      onClose();
      onDone?.(reply);
    },
    onError: (error) => {
      onClose();
      onFailure(error);
    },
  });
  const once = useOnce();
  const send = () => {
    const [problem] = check(stored.text);
    setWrong(problem && sentencesOf([problem])[0]?.message);
    if (!problem && !isPending) once(() => mutate(inputOf(stored.text.trim())));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t(uiWords.close) }}
    >
      <Text mb="sm">{message}</Text>
      <Textarea
        data-autofocus
        required={required}
        label={label}
        description={wrong === undefined && t(approvalViewWords.left, { count: limit - stored.text.length })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limit}
        value={stored.text}
        error={wrong}
        onChange={(event) => {
          stored.change(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(uiWords.close)}
        </Button>
        <Button {...(danger ? { color: 'red' } : {})} loading={isPending} onClick={send}>
          {button}
        </Button>
      </Group>
    </Modal>
  );
};
