import { type Lesson, lessonWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './lesson.module.css';
import { lessonScreenWords } from './lesson.words.ts';

/** The parts of a lesson that may identify somebody, for the safety office. */
export const LessonHints = ({ hints }: { hints: NonNullable<Lesson['hints']> }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.hints}>
      <h3>{t(lessonScreenWords.hints.heading)}</h3>
      {hints.length === 0 ? (
        <p>{t(lessonScreenWords.hints.none)}</p>
      ) : (
        <>
          <ul>
            {hints.map(({ path, kind, text }) => (
              <li key={`${path} ${kind} ${text}`}>
                {t(lessonScreenWords.hints.at, {
                  field: t(lessonWords.field[path]),
                  text,
                  kind: t(lessonWords.hint[kind]),
                })}
              </li>
            ))}
          </ul>
          <p>{t(lessonScreenWords.hints.about)}</p>
        </>
      )}
    </div>
  );
};
