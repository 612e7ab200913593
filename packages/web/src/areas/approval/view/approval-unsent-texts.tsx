import { Button, Group, Text, Textarea } from '@mantine/core';
import { type ApprovalDocument, lastUndoing } from '@portal/contract/approval';
import { useEffect } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useStoredText } from '../../../platform/unsaved/stored-text.ts';
import { Panel } from '../../../ui/page/page-panel.tsx';
import { commentName } from '../document/approval-document.queries.ts';
import { answerName, questionName } from '../question/question.queries.ts';
import { questionWords } from '../question/question.words.ts';
import classes from './approval-view.module.css';
import { approvalViewWords } from './approval-view.words.ts';

/** The name under which a reason for cancelling is stored on this device until it is sent. */
export const cancellationName = ({ id, drafter }: ApprovalDocument): string => `cancellation.${id}.${drafter.id}`;

/** The same for the comment of a withdrawal. */
export const withdrawalName = (documentId: number, approverId: number): string =>
  `withdrawal.${documentId}.${approverId}`;

type Props = {
  name: string;
  label: string;
  hint: string;
  /** The stored text of the record. */
  sent: string | null;
};

/** Text that can no longer be sent; undefined if it was stored although the answer was lost. */
const LeftWords = ({ name, label, hint, sent }: Props) => {
  const { t } = useTranslation();
  const { text, change } = useStoredText(name);
  const isSent = text !== '' && text.trim() === sent;
  useEffect(() => {
    if (isSent) change('');
  }, [isSent, change]);
  if (text === '' || isSent) return null;
  return (
    <div className={classes.left}>
      <Panel heading={label} id={name}>
        <Text size="sm">{hint}</Text>
        <Textarea my="xs" readOnly aria-label={label} autosize minRows={1} maxRows={8} value={text} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => change('')}>
            {t(approvalViewWords.act.leftDiscard)}
          </Button>
        </Group>
      </Panel>
    </div>
  );
};

/**
 * Text that this reader wrote on the document and can no longer send: it was decided or cancelled meanwhile, or they
 * are no longer on its line.
 */
export const UnsentTexts = ({ document, viewerId }: { document: ApprovalDocument; viewerId: number }) => {
  const { t } = useTranslation();
  const own = document.lines.find(({ approver, actedBy }) => (actedBy ?? approver).id === viewerId);
  const mayAct = document.lines.some(({ can }) => can.act === true);
  const isDrafter = document.drafter.id === viewerId;
  return (
    <>
      {!mayAct && (
        <LeftWords
          name={commentName(document.id, viewerId)}
          label={t(approvalViewWords.act.leftComment)}
          hint={t(own === undefined ? approvalViewWords.act.leftLine : approvalViewWords.act.leftHint)}
          sent={own?.comment ?? null}
        />
      )}
      {own !== undefined && own.can.withdraw !== true && (
        <LeftWords
          name={withdrawalName(document.id, viewerId)}
          label={t(approvalViewWords.act.leftWithdrawal)}
          hint={t(approvalViewWords.act.leftHint)}
          sent={lastUndoing(own, 'Withdraw')?.comment ?? null}
        />
      )}
      {own !== undefined && own.can.ask !== true && (
        <LeftWords
          name={questionName(document.id, viewerId)}
          label={t(questionWords.ask.unsent)}
          hint={t(approvalViewWords.act.leftHint)}
          sent={document.questions.findLast(({ by }) => by.id === viewerId)?.text ?? null}
        />
      )}
      {document.questions
        .filter(({ to, can }) => to.id === viewerId && can.answer !== true)
        .map(({ id, answer }) => (
          <LeftWords
            key={id}
            name={answerName(id, viewerId)}
            label={t(questionWords.answer.unsent)}
            hint={t(approvalViewWords.act.leftHint)}
            sent={answer?.text ?? null}
          />
        ))}
      {isDrafter && document.can.cancel !== true && document.can.recall !== true && (
        <LeftWords
          name={cancellationName(document)}
          label={t(approvalViewWords.act.leftReason)}
          hint={t(approvalViewWords.act.leftHint)}
          sent={document.cancellationReason}
        />
      )}
    </>
  );
};
