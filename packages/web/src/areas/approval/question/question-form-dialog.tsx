import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import {
  type ApprovalDocument,
  askablePeople,
  checkQuestion,
  type DocumentLine,
  limits,
} from '@portal/contract/approval';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useStoredText } from '../../../platform/unsaved/stored-text.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { useOnce } from '../../../ui/dialog/once.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { type FieldMessage, sentencesOf } from '../../../ui/form/paths.ts';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { recordName } from '../document/approval-document-texts.ts';
import { askMutation, questionName } from './question.queries.ts';
import { questionWords } from './question.words.ts';

type Props = {
  document: ApprovalDocument;
  line: DocumentLine;
  onClose: () => void;
  onFailure: (error: unknown) => void;
};

/** Asks the drafter or an approver of an earlier step; the turn does not change. */
export const QuestionFormDialog = ({ document, line, onClose, onFailure }: Props) => {
  const { t } = useTranslation();
  const askable = askablePeople(document, line);
  const [toId, setToId] = useState(document.drafter.id);
  const { text, change, forget } = useStoredText(questionName(document.id, line.approver.id));
  const [wrong, setWrong] = useState<readonly FieldMessage[]>([]);
  const { keyOf } = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    ...askMutation,
    onSuccess: () => {
      forget();
      notifySuccess(t(questionWords.ask.done), recordName(document));
      onClose();
    },
    onError: (error) => {
      if (isFailure(error, 'not-valid')) return setWrong(error.errors);
      onClose();
      onFailure(error);
    },
  });
  const wrongAt = (path: string) => wrong.find((each) => each.path === path)?.message;
  const once = useOnce();
  const send = () => {
    const problems = sentencesOf(checkQuestion({ to: { id: toId }, text }, askable));
    setWrong(problems);
    if (problems.length > 0 || isPending) return;
    const trimmed = text.trim();
    once(() =>
      mutate({ document, lineId: line.id, toId, text: trimmed, idempotencyKey: keyOf([line.id, toId, trimmed]) }),
    );
  };
  return (
    <Dialog title={t(questionWords.ask.title)} onClose={onClose} closeOnClickOutside={false}>
      <Stack>
        <Text>{t(questionWords.ask.message)}</Text>
        <Select
          label={t(questionWords.ask.to)}
          data={askable.map((person) => ({
            value: String(person.id),
            label:
              person.id === document.drafter.id
                ? `${titledName(person)} (${t(questionWords.ask.drafter)})`
                : titledName(person),
          }))}
          value={String(toId)}
          allowDeselect={false}
          error={wrongAt('to')}
          onChange={(value) => {
            setToId(Number(value));
            setWrong([]);
          }}
        />
        <Textarea
          data-autofocus
          required
          label={t(questionWords.ask.text)}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={limits.questionText}
          value={text}
          error={wrongAt('text')}
          onChange={(event) => {
            change(event.currentTarget.value);
            setWrong([]);
          }}
        />
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(uiWords.close)}
        </Button>
        <Button loading={isPending} onClick={send}>
          {t(questionWords.ask.button)}
        </Button>
      </Group>
    </Dialog>
  );
};
