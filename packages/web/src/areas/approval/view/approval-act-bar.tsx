import { Button, Textarea } from '@mantine/core';
import {
  type ApprovalDocument,
  checkAction,
  type DocumentLine,
  type LineAction,
  limits,
} from '@portal/contract/approval';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useStoredText } from '../../../platform/unsaved/stored-text.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifyDone, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { sentencesOf } from '../../../ui/form/paths.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { actMutation, commentName, type Deed } from '../document/approval-document.queries.ts';
import { approvalPaperWords } from '../document/approval-document.words.ts';
import { recordName } from '../document/approval-document-texts.ts';
import { questionWords } from '../question/question.words.ts';
import { QuestionFormDialog } from '../question/question-form-dialog.tsx';
import { ActQuestion, begunBy } from './approval-act-texts.tsx';
import classes from './approval-view.module.css';
import { approvalViewWords } from './approval-view.words.ts';

type Props = {
  document: ApprovalDocument;
  /** The content version to decide on: the one on the screen, or the one that was read before it changed. */
  readContentVersion: number;
  line: DocumentLine;
  /** Who acts: the approver of the line, or a deputy in their place. */
  viewerId: number;
  /** Other documents wait after it, and single-letter shortcuts work. */
  isQueued: boolean;
  onActing: (isActing: boolean) => void;
  onDone: () => void;
  onFailure: (error: unknown) => void;
};

type ActButton = { action: LineAction; keyboardKey: string; variant: string; color: string; danger: boolean };

const notifyBy: Record<Deed, typeof notifyDone> = {
  Approved: notifySuccess,
  DecideFinally: notifySuccess,
  Hold: notifyDone,
  Reject: notifyDone,
  Return: notifyDone,
};

/** Confirms, then acts; a second click meanwhile is ignored. */
const useAct = ({
  document,
  readContentVersion,
  line,
  viewerId,
  onActing,
  onDone,
  onFailure,
}: Omit<Props, 'isQueued'>) => {
  const { t } = useTranslation();
  const { mutateAsync, isPending, variables } = useMutation(actMutation);
  const busy = useRef(false);
  /** The decided line is shown for a moment, and cannot be decided again. */
  const decided = useRef<string>(undefined);
  const turn = [document.id, document.version, line.id, line.action, line.actionDate].join(' ');
  const act = async ({ action, danger }: Pick<ActButton, 'action' | 'danger'>, comment: string) => {
    if (busy.current || decided.current === turn) return;
    busy.current = true;
    let deed: Deed = action;
    try {
      const agreed = await confirm({
        title: t(approvalViewWords.act[action]),
        message: (
          <ActQuestion
            document={document}
            line={line}
            viewerId={viewerId}
            begun={action}
            onChoose={(chosen) => {
              deed = chosen;
            }}
          />
        ),
        confirmLabel: t(approvalViewWords.act[action]),
        danger,
      });
      if (!agreed) return;
      onActing(true);
      const sentComment = comment.trim() === '' ? null : comment.trim();
      await mutateAsync({
        document: { id: document.id, contentVersion: readContentVersion },
        line,
        deed,
        comment: sentComment,
      });
      decided.current = turn;
      notifyBy[deed](t(approvalViewWords.act.done[deed]), recordName(document));
      onDone();
    } catch (error) {
      onFailure(error);
    } finally {
      busy.current = false;
      onActing(false);
    }
  };
  const begun = isPending ? variables.deed : undefined;
  return { act, pending: begun && begunBy[begun] };
};

const buttons: readonly ActButton[] = [
  { action: 'Hold', keyboardKey: 'h', variant: 'default', color: 'brand', danger: false },
  { action: 'Reject', keyboardKey: 'r', variant: 'outline', color: 'red', danger: true },
  { action: 'Approved', keyboardKey: 'a', variant: 'filled', color: 'brand', danger: false },
];

/** Hold, reject, approve, with the comment; stays visible for the present approver. */
export const ViewActBar = (props: Props) => {
  const { t } = useTranslation();
  const comment = useStoredText(commentName(props.document.id, props.viewerId));
  const { act, pending } = useAct({
    ...props,
    onDone: () => {
      comment.forget();
      props.onDone();
    },
  });
  const [wrong, setWrong] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  /** The act that was started and waits for a comment. */
  const begun = useRef<ActButton>(undefined);
  const press = (button: ActButton) => {
    const [problem] = checkAction({ action: button.action, comment: comment.text });
    setWrong(problem && sentencesOf([problem])[0]?.message);
    begun.current = problem && button;
    if (problem) box.current?.focus();
    else void act(button, comment.text);
  };
  return (
    <ActionBar label={t(approvalViewWords.act.bar)}>
      {props.line.approver.id !== props.viewerId && (
        <p className={classes.inPlace}>
          {t(approvalViewWords.act.inPlaceOf, { name: titledName(props.line.approver) })}
        </p>
      )}
      <div className={classes.actBar}>
        <Textarea
          ref={box}
          className={classes.actComment}
          aria-label={t(approvalPaperWords.comment)}
          placeholder={t(approvalViewWords.act.placeholder)}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={limits.comment}
          value={comment.text}
          readOnly={pending !== undefined}
          error={wrong}
          onChange={(event) => {
            comment.change(event.currentTarget.value);
            setWrong(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || begun.current === undefined) return;
            event.preventDefault();
            press(begun.current);
          }}
        />
        <div className={classes.actButtons}>
          {props.line.can.ask === true && (
            <Button variant="default" disabled={pending !== undefined} onClick={() => setAsking(true)}>
              {t(questionWords.ask.button)}
            </Button>
          )}
          {buttons.map((button) => {
            const { action, keyboardKey, variant, color } = button;
            return (
              <Button
                key={action}
                variant={variant}
                color={color}
                aria-keyshortcuts={props.isQueued ? keyboardKey : undefined}
                loading={pending === action}
                disabled={pending !== undefined && pending !== action}
                onClick={() => press(button)}
              >
                {t(approvalViewWords.act[action])}
              </Button>
            );
          })}
        </div>
      </div>
      {isAsking && (
        <QuestionFormDialog
          document={props.document}
          line={props.line}
          onClose={() => setAsking(false)}
          onFailure={props.onFailure}
        />
      )}
    </ActionBar>
  );
};
