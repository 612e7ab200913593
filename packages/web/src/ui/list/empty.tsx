import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { uiWords } from '../ui.words.ts';

/** What a list says where it has no rows. What it does not say of a search without a match is said in general words. */
export type EmptyWords = {
  /** What is missing. */
  message: string;
  /** When it appears. */
  hint?: string;
  /** What to do where there is nothing at all, beside the words. */
  action?: ReactNode;
  noMatch?: { message?: string; hint?: string };
  pageMissing?: string;
};

type Props = EmptyWords & {
  /** The page lies behind the last one. */
  onFirstPage: (() => void) | undefined;
  /** Filters are in use. */
  onClear: (() => void) | undefined;
};

/** Why there is nothing here and what to do about it. */
export const ListEmpty = ({ message, hint, action, noMatch, pageMissing, onFirstPage, onClear }: Props) => {
  const { t } = useTranslation();
  if (onFirstPage)
    return (
      <EmptyState message={pageMissing ?? t(uiWords.list.pageMissing)}>
        <Button variant="default" onClick={onFirstPage}>
          {t(uiWords.list.firstPage)}
        </Button>
      </EmptyState>
    );
  if (onClear)
    return (
      <EmptyState
        message={noMatch?.message ?? t(uiWords.list.noMatch)}
        hint={noMatch?.hint ?? t(uiWords.list.noMatchHint)}
      >
        <Button variant="default" onClick={onClear}>
          {t(uiWords.filters.clear)}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState message={message} hint={hint}>
      {action}
    </EmptyState>
  );
};
