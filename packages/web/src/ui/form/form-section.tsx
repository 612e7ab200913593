import { Badge } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './form.module.css';
import { formWords } from './form.words.ts';
import { type Form, useErrors } from './form-state.ts';

type FormWithErrors = Pick<Form<never>, 'subscribe' | 'shown'>;

/** Number of invalid fields whose path has one of these prefixes. */
export const useWrongIn = (form: FormWithErrors, holds: readonly string[]): number =>
  Object.keys(useErrors(form)).filter((field) =>
    holds.some((start) => field === start || field.startsWith(`${start}.`)),
  ).length;

type Props = {
  form: FormWithErrors;
  id?: string;
  title: string;
  /** Path prefixes of its fields. */
  holds: readonly string[];
  opened?: boolean;
  /** Shown in its heading, such as its progress. */
  state?: ReactNode;
  /** While closed, its fields are rendered after the page, so that a long form appears quickly. */
  isLate?: boolean;
  children: ReactNode;
};

const AFTER_THE_PAGE_MS = 600;

/** Runs work when the browser is idle; Safari has no such callback. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, AFTER_THE_PAGE_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
};

const useMounted = (now: boolean): [isMounted: boolean, mount: () => void] => {
  const [isMounted, setMounted] = useState(now);
  useEffect(() => {
    if (!isMounted) return whenIdle(() => startTransition(() => setMounted(true)));
  }, [isMounted]);
  return [isMounted, () => setMounted(true)];
};

/**
 * A collapsible section of a long form that shows the number of problems in its heading. It uses the browser's
 * `details`, so that searching in the page opens it, as does the link to an invalid field.
 */
export const Section = (props: Props) => {
  const { form, id, title, holds, opened = false, state, isLate = false, children } = props;
  const { t } = useTranslation();
  const wrong = useWrongIn(form, holds);
  const [isMounted, mount] = useMounted(opened || !isLate);
  return (
    <details id={id} className={classes.section} open={opened} onToggle={mount}>
      <summary>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
        {title}
        <span className={classes.told}>
          {wrong > 0 ? <Badge color="red">{t(formWords.wrongFields, { count: wrong })}</Badge> : state}
        </span>
      </summary>
      <div className={classes.inside}>{(isMounted || wrong > 0) && children}</div>
    </details>
  );
};
