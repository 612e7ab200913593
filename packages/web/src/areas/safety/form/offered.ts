import type { SectionName } from '@portal/contract/safety';
import { sectionOrder } from './layout.ts';
import { progressOf } from './progress.ts';
import { placedSections, type ReportForm } from './values/report.ts';

/** Departments that fly, dispatch and maintain, and the crews; what they know of an aircraft nobody else is asked. */
const flying = ['OP', 'OS', 'FT', 'FS', 'FQ', 'CO', 'CT', 'SS', 'FO'];

const offeredTo: Partial<Record<SectionName, readonly string[]>> = {
  aricraftDetail: flying,
  environmentDetail: [...flying, 'OC'],
};

/**
 * The sections on the screen, in their order: those that have a place in the report, two of them by the writer's own
 * department (rules/safety.md#sections). What somebody else filled in is shown to whoever goes on with it.
 */
export const shownSections = (form: ReportForm, departmentCode: string | undefined): SectionName[] => {
  const placed = placedSections(form);
  const { parts } = progressOf(form);
  const isOffered = (section: SectionName): boolean => offeredTo[section]?.includes(departmentCode ?? '') ?? true;
  return sectionOrder.filter((section) => placed.includes(section) && (isOffered(section) || parts[section].isOpened));
};
