import type { Assessment } from '@portal/contract/safety';
import { nameOf } from '../../../platform/platform-names.ts';

/** Who saved it last, by the name that the language has where that is the assessor. */
export const saverOf = ({ assessor, modifiedName, modifiedGroup }: Assessment): string =>
  assessor.name === modifiedName
    ? `${nameOf(assessor)} · ${nameOf(assessor.department)}`
    : `${modifiedName} · ${modifiedGroup}`;
