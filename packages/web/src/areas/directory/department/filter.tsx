import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import type { FilterField } from '../../../ui/list/state.ts';
import { employeeWords } from '../employee/employee.words.ts';
import { useDepartmentRows } from './choices.ts';
import { useDepartmentOptions } from './select.tsx';

/** Narrows a list to a department. */
export const DepartmentFilter = (field: FilterField) => {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t(employeeWords.column.department)}
      all={t(employeeWords.everyDepartment)}
      options={useDepartmentOptions(useDepartmentRows()).map(({ value, label }) => ({ value, label }))}
      {...field}
    />
  );
};
