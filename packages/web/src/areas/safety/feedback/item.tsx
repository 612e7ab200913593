import type { Feedback, Report } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { instantText } from '../../../platform/formats.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { problemMessage } from '../../../platform/sentences.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RichTextView } from '../../../ui/rich-text/view.tsx';
import { type Message, MessageThread } from '../../../ui/thread/messages.tsx';
import { useMe } from '../../identity/index.ts';
import { departmentText, reporterText } from '../report/who.ts';
import { Facts } from '../view/facts.tsx';
import { AnswerBox } from './answer-box.tsx';
import { feedbackQuery } from './api.ts';
import classes from './styles.module.css';

const useFacts = (item: Feedback) => {
  const { t } = useTranslation();
  return [
    { key: 'reporter', label: t('safety.field.report.reporter'), text: reporterText(item) },
    { key: 'department', label: t('safety.field.report.department'), text: departmentText(item) },
    { key: 'modified', label: t('safetyFeedback.modified'), text: instantText(item.modifiedDate) },
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
  return answer === 'wrong-status' ? translate('safetyFeedback.notNow') : problemMessage(answer);
};

const Item = ({ report, item }: { report: Report; item: Feedback }) => {
  const { t } = useTranslation();
  const facts = useFacts(item);
  return (
    <>
      <div className={classes.part}>
        <h2 className={classes.subject}>{item.subject}</h2>
        <Facts facts={facts} />
      </div>
      {item.description !== null && <RichTextView html={item.description} />}
      <div className={classes.part}>
        <h3 className={classes.heading}>{t('safetyFeedback.answers', { count: item.answers.length })}</h3>
        <MessageThread
          label={t('safetyFeedback.thread')}
          messages={useAnswers(item)}
          empty={t('safetyFeedback.noAnswer')}
          composer={report.can.answer === true && <AnswerBox report={report} />}
          locked={whyNot(report.can.answer)}
        />
      </div>
    </>
  );
};

/** What a report asks, what was answered, and for whom may answer the place to do it. */
export const FeedbackItem = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const { data: item, error, refetch } = useQuery(feedbackQuery(report.id));
  if (error && item === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (item === undefined) return <p aria-busy>{t('ui.loading')}</p>;
  if (item === null) return <EmptyState message={t('safetyFeedback.notAsked')} />;
  return <Item report={report} item={item} />;
};
