import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import type { DepartmentRow } from './tree.ts';

type Props = Omit<NativeSelectProps, 'data'> & {
  rows: readonly DepartmentRow[];
  /** What is chosen where no department is. */
  nothing: string;
  /** Departments that are not in use cannot be chosen anew. */
  activeOnly?: boolean;
};

/** The tree of departments to choose from; a dash for each level. */
export const DepartmentSelect = ({ rows, nothing, activeOnly = false, ...select }: Props) => {
  const { t } = useTranslation();
  const options = rows.map(({ record, path }) => {
    const name = record.isActivated ? nameOf(record) : t('admin.department.inactive', { name: nameOf(record) });
    return {
      value: String(record.id),
      label: `${'-'.repeat(path.length - 1)} ${name}`.trim(),
      disabled: activeOnly && !record.isActivated && select.value !== String(record.id),
    };
  });
  return <NativeSelect {...select} data={[{ value: '', label: nothing }, ...options]} />;
};
