import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { hasNext, rangeOf, totalText } from '../../platform/pages.ts';
import { uiWords } from '../ui.words.ts';
import type { FilterField } from './list-state.ts';
import { PageSize } from './page-size.tsx';
import classes from './pager.module.css';

type Props = {
  page: Parameters<typeof hasNext>[0];
  /** Which list the pages belong to, if a screen has several. */
  label?: string;
  /** How many rows a page shows, where one may choose. */
  size?: FilterField | undefined;
  onPage: (offset: number) => void;
};

/** The page size, previous and next with the range and the total: 21–40 / 312. */
export const Pager = ({ page, label, size, onPage }: Props) => {
  const { t } = useTranslation();
  const pressed = useRef<{ arrow: HTMLButtonElement; offset: number }>(undefined);
  // An arrow that is disabled on the first or last page passes the focus to the other.
  useEffect(() => {
    const { arrow, offset } = pressed.current ?? {};
    if (offset === page.offset) return;
    pressed.current = undefined;
    // Only if the focus is still on the arrow or was dropped to the page.
    if (arrow?.disabled && document.activeElement?.contains(arrow))
      arrow.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  const turn = (step: number) => (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = { arrow: event.currentTarget, offset: page.offset };
    onPage(page.offset + step);
  };
  const range = rangeOf(page);
  const text = range
    ? t(uiWords.pager.range, { ...range, total: totalText(page) })
    : t(page.total === 0 ? uiWords.pager.none : uiWords.pager.total, { total: totalText(page) });
  if (page.total === 0)
    return (
      <p className="visually-hidden" role="status">
        {text}
      </p>
    );
  return (
    <nav className={classes.pager} aria-label={[label, t(uiWords.pager.label)].filter(Boolean).join(' · ')}>
      {size && <PageSize {...size} />}
      <span className={classes.range} role="status">
        {text}
      </span>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t(uiWords.pager.previous)}
        disabled={page.offset === 0}
        onClick={turn(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t(uiWords.pager.next)}
        disabled={!hasNext(page)}
        onClick={turn(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </nav>
  );
};
