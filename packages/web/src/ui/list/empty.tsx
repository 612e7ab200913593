import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { uiWords } from '../ui.words.ts';

type Words = { message?: string; hint?: string };

/** What a list says where it has no rows; what it does not say is said in general words. */
export type EmptyWords = Words & {
  /** What to do where there is nothing at all, beside the words. */
  action?: ReactNode;
  noMatch?: Words;
  pageGone?: string;
};

type Props = EmptyWords & {
  /** The page lies behind the last one. */
  onFirstPage: (() => void) | undefined;
  /** Filters are in use. */
  onClear: (() => void) | undefined;
};

/** Why there is nothing here and what to do about it. */
export const ListEmpty = ({ message, hint, action, noMatch, pageGone, onFirstPage, onClear }: Props) => {
  const { t } = useTranslation();
  if (onFirstPage)
    return (
      <EmptyState message={pageGone ?? t(uiWords.list.pageGone)}>
        <Button variant="default" onClick={onFirstPage}>
          {t(uiWords.list.firstPage)}
        </Button>
      </EmptyState>
    );
  if (onClear)
    return (
      <EmptyState
        message={noMatch?.message ?? t(uiWords.list.empty)}
        hint={noMatch?.hint ?? t(uiWords.list.noMatchHint)}
      >
        <Button variant="default" onClick={onClear}>
          {t(uiWords.filters.clear)}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState message={message ?? t(uiWords.list.empty)} hint={hint}>
      {action}
    </EmptyState>
  );
};
