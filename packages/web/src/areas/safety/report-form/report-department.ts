import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Form } from '../../../ui/form/form-state.ts';
import { useMe } from '../../identity/index.ts';
import { departmentQuery } from './report-form.queries.ts';
import { type Beginning, beginForm } from './values/report-form-proposals.ts';
import type { ReportForm } from './values/report-form-values.ts';

/** The code of the writer's department; undefined until it is known. */
export const useOwnDepartmentCode = (): string | undefined =>
  useQuery(departmentQuery(useMe().employee.department.id)).data?.code;

/**
 * Proposes the department's field of work when the department is loaded after the form, unless something was entered.
 */
export const useLateProposal = (form: Form<ReportForm>, beginning: Beginning | undefined): void => {
  const departmentCode = useOwnDepartmentCode();
  useEffect(() => {
    if (beginning === undefined || departmentCode === undefined || form.shown().dirty) return;
    const proposed = beginForm(form.base().reportType, beginning, departmentCode);
    if (!form.isSame(form.base(), proposed)) form.restart(proposed);
  }, [form, beginning, departmentCode]);
};
