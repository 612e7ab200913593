import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import type { Form } from '../../../../ui/form/state.ts';
import type { Part } from '../progress.ts';
import { reportFormWords } from '../report-form.words.ts';
import type { ReportForm } from '../values/report.ts';
import { useDone } from './list.tsx';
import { sectionInView, stepTo } from './place.ts';
import classes from './styles.module.css';

type Props = { form: Form<ReportForm>; parts: readonly Part[] };

/** On a phone: the section before and after, with a thumb, and how far the report is. */
export const SectionSteps = ({ form, parts }: Props) => {
  const { t } = useTranslation();
  const { done, needed } = useDone(form);
  const step = (by: 1 | -1) => {
    const from = sectionInView(parts);
    const at = from === undefined ? -1 : parts.indexOf(from);
    const to = parts[Math.min(Math.max(at + by, 0), parts.length - 1)];
    if (to !== undefined) stepTo(to === from ? undefined : from, to);
  };
  return (
    <div className={classes.steps}>
      <ActionIcon variant="default" size={44} aria-label={t(reportFormWords.step.previous)} onClick={() => step(-1)}>
        <IconChevronUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={44} aria-label={t(reportFormWords.step.next)} onClick={() => step(1)}>
        <IconChevronDown size={20} aria-hidden />
      </ActionIcon>
      <span className={classes.done} aria-label={t(reportFormWords.index.progress, { done, needed })} role="status">
        {`${done}/${needed}`}
      </span>
    </div>
  );
};
