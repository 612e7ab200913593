import { Badge, Progress, UnstyledButton } from '@mantine/core';
import { reportWords } from '@portal/contract/safety';
import { IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import { useWrongIn } from '../../../ui/form/form-section.tsx';
import { type Form, useAnswer } from '../../../ui/form/form-state.ts';
import { reportFormWords } from './report-form.words.ts';
import classes from './report-form-index.module.css';
import { ownFields } from './values/report-form-layout.ts';
import { type Part, type PartState, progressOf } from './values/report-form-progress.ts';
import type { ReportForm } from './values/report-form-values.ts';

export const sectionId = (part: Part): string => `report-section-${part}`;

const elementOf = (part: Part): HTMLDetailsElement | null =>
  document.getElementById(sectionId(part)) as HTMLDetailsElement | null;

/** Below the bars at the top of the page. */
const HEAD_PX = 180;

/** Opens a section, scrolls to its heading and focuses it. */
const goToSection = (part: Part): void => {
  const element = elementOf(part);
  if (element === null) return;
  element.open = true;
  element.querySelector('summary')?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
};

/** The present section: the last one whose heading has scrolled past the top. */
export const sectionInView = (parts: readonly Part[]): Part | undefined =>
  parts.findLast((part) => (elementOf(part)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < HEAD_PX);

/** One section per step: the present one closes, and the next one opens. */
export const stepTo = (from: Part | undefined, to: Part): void => {
  const left = from === undefined ? null : elementOf(from);
  if (left !== null) left.open = false;
  goToSection(to);
};

const icons = { done: IconCircleCheck, filled: IconCircleCheck, missing: IconCircleDot, empty: IconCircleDashed };

const stateOf = ({ needed, missing, isOpened }: PartState): keyof typeof icons => {
  if (missing > 0) return 'missing';
  if (!isOpened) return 'empty';
  return needed > 0 ? 'done' : 'filled';
};

type Props = { form: Form<ReportForm>; part: Part };

/** The progress of a section: an icon and a text. */
export const SectionProgress = ({ form, part }: Props) => {
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
          <SectionProgress form={form} part={part} />
        )}
      </UnstyledButton>
    </li>
  );
};

/** The number of completed fields of those required so far. */
export const useRequiredFields = (form: Form<ReportForm>): { done: number; needed: number } => {
  const needed = useAnswer(form, (values) => progressOf(values).needed);
  const missing = useAnswer(form, (values) => progressOf(values).missing);
  return { done: needed - missing, needed };
};

/** The index next to the form: each section with its progress and a link to it. */
export const SectionIndex = ({ form, parts }: { form: Form<ReportForm>; parts: readonly Part[] }) => {
  const { t } = useTranslation();
  const { done, needed } = useRequiredFields(form);
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
