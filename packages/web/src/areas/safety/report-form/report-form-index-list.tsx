import { Badge, Progress, UnstyledButton } from '@mantine/core';
import { reportWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import { useWrongIn } from '../../../ui/form/form-section.tsx';
import { type Form, useAnswer } from '../../../ui/form/form-state.ts';
import { PartNote } from './index-note.tsx';
import { goToSection } from './index-place.ts';
import { reportFormWords } from './report-form.words.ts';
import classes from './report-form-index.module.css';
import { ownFields } from './report-layout.ts';
import { type Part, progressOf } from './report-progress.ts';
import type { ReportForm } from './values/report.ts';

type Props = { form: Form<ReportForm>; part: Part };

const Entry = ({ form, part }: Props) => {
  const { t } = useTranslation();
  const wrong = useWrongIn(form, part === 'report' ? ownFields : [part]);
  return (
    <li>
      <UnstyledButton className={classes.entry} onClick={() => goToSection(part)}>
        <span className={classes.name}>{t(reportWords.section[part])}</span>
        {wrong > 0 ? (
          <Badge color="red">{t(formWords.wrongFields, { count: wrong })}</Badge>
        ) : (
          <PartNote form={form} part={part} />
        )}
      </UnstyledButton>
    </li>
  );
};

/** How many of the needed fields are filled in, of what is to be filled in so far. */
export const useDone = (form: Form<ReportForm>): { done: number; needed: number } => {
  const needed = useAnswer(form, (values) => progressOf(values).needed);
  const missing = useAnswer(form, (values) => progressOf(values).missing);
  return { done: needed - missing, needed };
};

/** The sections beside the form, each with how far it is and the way to it. */
export const SectionIndex = ({ form, parts }: { form: Form<ReportForm>; parts: readonly Part[] }) => {
  const { t } = useTranslation();
  const { done, needed } = useDone(form);
  const progress = t(reportFormWords.index.progress, { done, needed });
  return (
    <nav className={classes.index} aria-label={t(reportFormWords.index.label)}>
      <p className={classes.progress}>{progress}</p>
      <Progress value={(100 * done) / needed} size={6} aria-label={progress} />
      <ol>
        {parts.map((part) => (
          <Entry key={part} form={form} part={part} />
        ))}
      </ol>
    </nav>
  );
};
