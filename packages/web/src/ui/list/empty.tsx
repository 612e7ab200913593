import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { uiWords } from '../ui.words.ts';

/** The texts of an empty list; general texts are used for a search without a match. */
export type EmptyWords = {
  /** What the list does not have. */
  message: string;
  /** When it appears. */
  hint?: string;
  /** What to do when there is nothing at all, next to the text. */
  action?: ReactNode;
  noMatch?: { message?: string; hint?: string };
  pageMissing?: string;
};

type Props = EmptyWords & {
  /** Set when the page is after the last one. */
  onFirstPage: (() => void) | undefined;
  /** Filters are in use. */
  onClear: (() => void) | undefined;
};

/** Explains why the list is empty and what to do about it. */
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
