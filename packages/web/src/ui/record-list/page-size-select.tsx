import { NativeSelect } from '@mantine/core';
import { DEFAULT_LIMIT } from '@portal/contract/kernel';
import { useTranslation } from 'react-i18next';
import { pageSizes } from './page-search.ts';

type Props = { limit: number | undefined; onChange: (limit: number) => void };

/** How many rows a page shows. */
export const PageSizeSelect = ({ limit = DEFAULT_LIMIT, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <NativeSelect
      aria-label={t('admin.list.pageSize')}
      data={pageSizes.map((size) => ({ value: String(size), label: t('admin.list.perPage', { count: size }) }))}
      value={String(limit)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
};
