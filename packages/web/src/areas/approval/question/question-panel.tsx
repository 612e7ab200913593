import { Button, Textarea } from '@mantine/core';
import { type ApprovalDocument, checkAnswer, type DocumentQuestion, limits } from '@portal/contract/approval';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { useStoredText } from '../../../platform/unsaved/stored-text.ts';
import { useOnce } from '../../../ui/dialog/once.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { sentencesOf } from '../../../ui/form/paths.ts';
import { Fold } from '../../../ui/page/fold.tsx';
import { Panel } from '../../../ui/page/page-panel.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { useMe } from '../../identity/index.ts';
import classes from './question.module.css';
import { answerMutation, answerName } from './question.queries.ts';
import { questionWords } from './question.words.ts';

type EntryProps = { documentId: number; question: DocumentQuestion; onFailure: (error: unknown) => void };

const AnswerBox = ({ documentId, question, onFailure }: EntryProps) => {
  const { t } = useTranslation();
  const { text, change, forget } = useStoredText(answerName(question.id, question.to.id));
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending } = useMutation({
    ...answerMutation,
    onSuccess: () => {
      forget();
      notifySuccess(t(questionWords.answer.done));
    },
    onError: onFailure,
  });
  const once = useOnce();
  const send = () => {
    const [problem] = checkAnswer({ text });
    setWrong(problem && sentencesOf([problem])[0]?.message);
    if (!problem && !isPending) once(() => mutate({ id: documentId, questionId: question.id, text: text.trim() }));
  };
  return (
    <div className={classes.box}>
      <Textarea
        label={t(questionWords.answer.label, { name: nameOf(question.by) })}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.questionText}
        readOnly={isPending}
        value={text}
        error={wrong}
        onChange={(event) => {
          change(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <Button loading={isPending} onClick={send}>
        {t(questionWords.answer.button)}
      </Button>
    </div>
  );
};

const QuestionEntry = (props: EntryProps) => {
  const { t } = useTranslation();
  const { by, to, at, text, answer, inPlaceOf, can } = props.question;
  return (
    <li className={classes.entry}>
      <PersonAvatar name={nameOf(by)} />
      <div className={classes.words}>
        <b>{titledName(by)}</b>{' '}
        <small className={classes.when}>
          {inPlaceOf && `${t(questionWords.inPlaceOf, { name: nameOf(inPlaceOf) })} · `}
          {`${t(questionWords.asks)} · ${t(questionWords.to, { name: nameOf(to) })} · `}
          <time dateTime={at}>{instantText(at)}</time>
        </small>
        <p className={classes.said}>{text}</p>
        {answer && (
          <div className={classes.answer}>
            <b>{titledName(to)}</b>{' '}
            <small className={classes.when}>
              {`${t(questionWords.answers)} · `}
              <time dateTime={answer.at}>{instantText(answer.at)}</time>
            </small>
            <p className={classes.said}>{answer.text}</p>
          </div>
        )}
        {answer === null && can.answer !== true && <small className={classes.waits}>{t(questionWords.waits)}</small>}
        {can.answer === true && <AnswerBox {...props} />}
      </div>
    </li>
  );
};

type Props = { document: ApprovalDocument; onFailure: (error: unknown) => void };

/** Questions and answers; on a phone expanded for whoever has to answer or has asked. */
export const QuestionPanel = ({ document: { id, questions }, onFailure }: Props) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const { employee } = useMe();
  if (questions.length === 0) return null;
  const open = questions.filter(({ answer }) => answer === null).length;
  const note = open === 0 ? t(questionWords.allAnswered) : t(questionWords.open, { count: open });
  const entries = (
    <ul className={classes.list}>
      {questions.map((question) => (
        <QuestionEntry key={question.id} documentId={id} question={question} onFailure={onFailure} />
      ))}
    </ul>
  );
  const isFolded = phone && !questions.some(({ by, can }) => can.answer === true || by.id === employee.id);
  return (
    <div className={classes.panel}>
      {isFolded ? (
        <Fold
          label={
            <>
              {t(questionWords.title)} <b>{note}</b>
            </>
          }
        >
          {entries}
        </Fold>
      ) : (
        <Panel id="questions" heading={t(questionWords.title)} note={note}>
          {entries}
        </Panel>
      )}
    </div>
  );
};
