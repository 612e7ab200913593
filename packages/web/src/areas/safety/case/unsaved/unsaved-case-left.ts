import { keysOf, localStore } from '../../../../platform/device/storage.ts';
import { placeOf } from '../../../../ui/form/copy/local.ts';
import type { CaseRef } from '../case-family.ts';

/** What is written of a case, as its copies on this device are called. */
export const written = {
  classification: (id: number): string => `classification-${id}`,
  hazard: ({ family, id }: CaseRef): string => `hazard-of-${family}-${id}`,
  rootCause: (id: number): string => `root-cause-${id}`,
  postProcess: (id: number): string => `post-process-${id}`,
};

/** Whether something that was typed there is kept on this device. */
export const isCopyLeft = (employeeId: number, what: string): boolean => {
  const place = `${placeOf('safety', employeeId, what)}.`;
  return keysOf(localStore).some((key) => key.startsWith(place));
};
