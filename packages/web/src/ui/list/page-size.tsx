import { NativeSelect } from '@mantine/core';
import { DEFAULT_LIMIT } from '@portal/contract/kernel';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { pageSizes } from './list-kinds.ts';
import type { FilterField } from './list-state.ts';
import classes from './pager.module.css';

/** How many rows a page shows. */
export const PageSize = ({ value, onChange }: FilterField) => {
  const { t } = useTranslation();
  return (
    <NativeSelect
      className={classes.size}
      aria-label={t(uiWords.list.pageSize)}
      data={pageSizes.map((size) => ({ value: String(size), label: t(uiWords.list.perPage, { count: size }) }))}
      value={value || String(DEFAULT_LIMIT)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
