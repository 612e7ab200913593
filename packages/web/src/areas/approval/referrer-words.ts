import { currentLanguage } from '../../platform/i18n.ts';
import type { PickedReferrer } from './write-form.ts';

const departmentOf = ({ departmentName, departmentEngName }: PickedReferrer): string =>
  currentLanguage() === 'en' && departmentEngName !== '' ? departmentEngName : departmentName;

/** 강태오, or the department. */
export const referrerName = (referrer: PickedReferrer): string =>
  referrer.type === 'Department' ? departmentOf(referrer) : referrer.name;

/** 강태오 과장 (정비팀), or the department. */
export const referrerWords = (referrer: PickedReferrer): string =>
  referrer.type === 'Department'
    ? departmentOf(referrer)
    : `${[referrer.name, referrer.position].filter(Boolean).join(' ')} (${departmentOf(referrer)})`;
