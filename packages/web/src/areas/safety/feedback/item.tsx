import type { Feedback, Report } from '@portal/contract/safety';
import { reportWords } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { POLL_MS } from '../../../platform/poll.ts';
import { problemMessage } from '../../../platform/sentences.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RichTextView } from '../../../ui/rich-text/view.tsx';
import { InShownTab } from '../../../ui/tabs/shown.ts';
import { KeptWords } from '../../../ui/thread/kept-words.tsx';
import { type Message, MessageThread } from '../../../ui/thread/messages.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useMe } from '../../identity/index.ts';
import { departmentText, reporterText } from '../report/who.ts';
import { Facts } from '../view/facts.tsx';
import { AnswerBox, useAnswerText } from './answer-box.tsx';
import { feedbackQuery } from './api.ts';
import { feedbackWords } from './feedback.words.ts';
import classes from './styles.module.css';

const useFacts = (item: Feedback) => {
  const { t } = useTranslation();
  return [
    { key: 'reporter', label: t(reportWords.field.report.reporter), text: reporterText(item) },
    { key: 'department', label: t(reportWords.field.report.department), text: departmentText(item) },
    {
      key: 'modified',
      label: t(item.answers.length > 0 ? feedbackWords.lastAnswer : feedbackWords.asked),
      text: instantText(item.modifiedDate),
    },
  ];
};

const useAnswers = ({ answers }: Feedback): Message[] => {
  const { employee } = useMe();
  return answers.map(({ id, author, createdDate, content }) => ({
    key: String(id),
    author: nameOf(author),
    note: author.email,
    at: createdDate,
    own: author.id === employee.id,
    text: content,
  }));
};

/** Why nobody answers now; nothing of it is said to whom it is not given to answer. */
const whyNot = (answer: Report['can']['answer']): string | undefined => {
  if (answer === undefined || answer === true) return undefined;
  return answer === 'wrong-status' ? translate(feedbackWords.notNow) : problemMessage(answer);
};

/** What was typed stays to be read when the case went on meanwhile. */
const Kept = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { text } = useAnswerText(id);
  return text !== '' && <KeptWords label={t(feedbackWords.answer)} text={text} />;
};

const Item = ({ report, item }: { report: Report; item: Feedback }) => {
  const { t } = useTranslation();
  const facts = useFacts(item);
  const { id, reportNo, can } = report;
  const locked = whyNot(can.answer);
  return (
    <>
      <div className={classes.part}>
        <h2 className={classes.subject}>{item.subject}</h2>
        <Facts facts={facts} />
      </div>
      {item.description !== null && <RichTextView html={item.description} />}
      <div className={classes.part}>
        <h3 className={classes.heading}>{t(feedbackWords.answers, { count: item.answers.length })}</h3>
        <MessageThread
          label={t(feedbackWords.thread)}
          messages={useAnswers(item)}
          empty={t(feedbackWords.noAnswer)}
          composer={can.answer === true && <AnswerBox id={id} reportNo={reportNo} answers={item.answers} />}
          locked={locked}
        />
        {locked !== undefined && <Kept id={id} />}
      </div>
    </>
  );
};

/** What a report asks, what was answered, and for whom may answer the place to do it. */
export const FeedbackItem = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const isShown = useContext(InShownTab);
  // Others of the office may answer the same: whoever may do so sees it.
  const polled = isShown && report.can.answer === true;
  const {
    data: item,
    error,
    refetch,
  } = useQuery({
    ...feedbackQuery(report.id),
    refetchInterval: polled && POLL_MS,
  });
  if (error && item === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (item === undefined) return <p aria-busy>{t(uiWords.loading)}</p>;
  if (item === null) return <EmptyState message={t(feedbackWords.notAsked)} />;
  return <Item report={report} item={item} />;
};
