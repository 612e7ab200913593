import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';

type Props = {
  /** What to do where there is nothing at all. */
  hint: string;
  /** The page lies behind the last one. */
  onFirstPage?: (() => void) | undefined;
  /** Filters are in use. */
  onClear?: (() => void) | undefined;
  children?: ReactNode;
};

/** Why there is nothing here and what to do about it. */
export const ListEmpty = ({ hint, onFirstPage, onClear, children }: Props) => {
  const { t } = useTranslation();
  if (onFirstPage)
    return (
      <EmptyState message={t('admin.list.pageGone')}>
        <Button variant="default" onClick={onFirstPage}>
          {t('admin.list.firstPage')}
        </Button>
      </EmptyState>
    );
  if (onClear)
    return (
      <EmptyState message={t('admin.list.empty')} hint={t('admin.list.noMatchHint')}>
        <Button variant="default" onClick={onClear}>
          {t('ui.filters.clear')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState message={t('admin.list.empty')} hint={hint}>
      {children}
    </EmptyState>
  );
};
