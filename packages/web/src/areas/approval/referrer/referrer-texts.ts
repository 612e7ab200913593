import { nameOf } from '../../../platform/platform-names.ts';
import type { PickedReferrer } from '../write/approval-form-form.ts';

const departmentOf = ({ departmentName, departmentEngName }: PickedReferrer): string =>
  nameOf({ name: departmentName, engName: departmentEngName });

/** 강태오, or the department. */
export const referrerName = (referrer: PickedReferrer): string =>
  referrer.type === 'Department' ? departmentOf(referrer) : nameOf(referrer);

/** 강태오 과장 (정비팀), or the department. */
export const referrerText = (referrer: PickedReferrer): string =>
  referrer.type === 'Department'
    ? departmentOf(referrer)
    : `${[nameOf(referrer), referrer.position].filter(Boolean).join(' ')} (${departmentOf(referrer)})`;
