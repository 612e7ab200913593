import type { DocumentPaper } from '@portal/contract/approval';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { titledName } from '../document/people.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';
import { commentEntries } from './entries.ts';
import classes from './styles.module.css';
import { CommentText } from './text.tsx';

/** The comments of drafter and approvers, oldest first. */
export const CommentTimeline = ({ document }: { document: DocumentPaper }) => {
  const { t } = useTranslation();
  const entries = commentEntries(document);
  if (entries.length === 0) return null;
  return (
    <section className={classes.timeline} aria-label={t(approvalViewWords.comment.title)}>
      {entries.map(({ key, author, act, at, text, from }) => (
        <article key={key} className={classes.entry}>
          <PersonAvatar name={nameOf(author)} />
          <div>
            <b>{titledName(author)}</b>{' '}
            {from && (
              <small className={classes.when}>
                {t(approvalViewWords.box.handedOverFrom, { name: nameOf(from) })} ·{' '}
              </small>
            )}
            <small className={classes.when} data-done={act}>
              {t(approvalViewWords.comment.act[act])}
              {at !== null && (
                <>
                  {' · '}
                  <time dateTime={at}>{instantText(at)}</time>
                </>
              )}
            </small>
            <CommentText author={titledName(author)} text={text} />
          </div>
        </article>
      ))}
    </section>
  );
};
