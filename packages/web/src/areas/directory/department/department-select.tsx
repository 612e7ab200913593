import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { departmentWords } from './department.words.ts';
import type { DepartmentRow } from './department-tree.ts';

/** The departments of the tree as options; a dash for each level. */
export const useDepartmentOptions = (rows: readonly DepartmentRow[]) => {
  const { t } = useTranslation();
  return rows.map(({ record, path }) => {
    const name = record.isActivated ? nameOf(record) : t(departmentWords.inactive, { name: nameOf(record) });
    return {
      value: String(record.id),
      label: `${'-'.repeat(path.length - 1)} ${name}`.trim(),
      active: record.isActivated,
    };
  });
};

type Props = Omit<NativeSelectProps, 'data'> & {
  rows: readonly DepartmentRow[];
  /** The label of the option without a department. */
  nothing: string;
  /** Inactive departments cannot be newly selected. */
  activeOnly?: boolean;
};

/** One of the departments to choose. */
export const DepartmentSelect = ({ rows, nothing, activeOnly = false, ...select }: Props) => {
  const options = useDepartmentOptions(rows).map(({ active, ...option }) => ({
    ...option,
    disabled: activeOnly && !active && select.value !== option.value,
  }));
  return <NativeSelect {...select} data={[{ value: '', label: nothing }, ...options]} />;
};
