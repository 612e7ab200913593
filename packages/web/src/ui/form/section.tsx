import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { type Form, useErrors } from './state.ts';
import classes from './styles.module.css';

type Props = {
  form: Pick<Form<never>, 'subscribe' | 'shown'>;
  title: string;
  /** What the paths of its fields begin with. */
  holds: readonly string[];
  opened?: boolean;
  children: ReactNode;
};

/**
 * A part of a long form that opens and closes; what is wrong in it is counted at its head. It is the browser's own
 * disclosure, so that a search in the page opens it, and so does the way to a wrong field.
 */
export const Section = ({ form, title, holds, opened = false, children }: Props) => {
  const { t } = useTranslation();
  const wrong = Object.keys(useErrors(form)).filter((field) =>
    holds.some((start) => field === start || field.startsWith(`${start}.`)),
  ).length;
  return (
    <details className={classes.section} open={opened}>
      <summary>
        {title}
        {wrong > 0 && <Badge color="red">{t('form.wrongFields', { count: wrong })}</Badge>}
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
};
