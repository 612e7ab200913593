import { IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Form, useAnswer } from '../../../ui/form/form-state.ts';
import { reportFormWords } from './report-form.words.ts';
import classes from './report-form-index.module.css';
import { type Part, type PartState, progressOf } from './report-progress.ts';
import type { ReportForm } from './values/report.ts';

const icons = { done: IconCircleCheck, filled: IconCircleCheck, missing: IconCircleDot, empty: IconCircleDashed };

const stateOf = ({ needed, missing, isOpened }: PartState): keyof typeof icons => {
  if (missing > 0) return 'missing';
  if (!isOpened) return 'empty';
  return needed > 0 ? 'done' : 'filled';
};

type Props = { form: Form<ReportForm>; part: Part };

/** How far a section is filled in: a sign and words. */
export const PartNote = ({ form, part }: Props) => {
  const { t } = useTranslation();
  const count = useAnswer(form, (values) => progressOf(values).parts[part].missing);
  const state = useAnswer(form, (values) => stateOf(progressOf(values).parts[part]));
  const Icon = icons[state];
  return (
    <span className={classes.note} data-state={state}>
      <Icon size={16} aria-hidden />
      {t(reportFormWords.part[state], { count })}
    </span>
  );
};
