import type { ProblemCode } from '@portal/contract/kernel';
import { useState } from 'react';
import { useMe } from '../../../identity/index.ts';
import { isCopyLeft } from './unsaved-case-left.ts';

/** Why what is typed cannot be saved any more: that of the case, or that its reader has no right to it now. */
export type Refusal = ProblemCode;

/**
 * Whether the form of a part of a case stands there: for whoever may write, whoever could until now, and whoever has left
 * something on this device.
 */
export const useWrites = (can: true | ProblemCode | undefined, what: string) => {
  const { employee } = useMe();
  const [holds, setHolds] = useState(() => isCopyLeft(employee.id, what));
  const may = can === true;
  if (may && !holds) setHolds(true);
  const refusal: Refusal | undefined = may ? undefined : (can ?? 'no-permission');
  return { writes: may || holds, refusal };
};
