import { placeOf } from '../../../../ui/form/copy/local.ts';
import type { CaseRef } from '../family.ts';

/** What is written of a case, as its copies on this device are called. */
export const written = {
  classification: (id: number): string => `classification-${id}`,
  hazard: ({ family, id }: CaseRef): string => `hazard-of-${family}-${id}`,
  rootCause: (id: number): string => `root-cause-${id}`,
  postProcess: (id: number): string => `post-process-${id}`,
};

/** Whether something that was typed there is kept on this device; a private window may have no storage. */
export const isCopyLeft = (employeeId: number, what: string): boolean => {
  const place = `${placeOf('safety', employeeId, what)}.`;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(place));
  } catch {
    return false;
  }
};
