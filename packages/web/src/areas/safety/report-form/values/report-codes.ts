import type { CodeName } from '@portal/contract/safety';
import { codes } from '@portal/contract/safety';
import { say } from '../../report-view/report-text-of.ts';

/** Enumerations of fields that are not called like their field. */
const named: Readonly<Record<string, CodeName>> = {
  eventDateTimeZone: 'timeZone',
  flightDateTimeZone: 'timeZone',
  acInfomationOnOther: 'otherAircraftInformation',
  autoPilot: 'engagement',
  autoThrottle: 'engagement',
  rain: 'precipitation',
  snow: 'precipitation',
  hail: 'precipitation',
  heightAGLUnit: 'heightUnit',
  numberOfSeen: 'wildlifeNumber',
  numberOfStruck: 'wildlifeNumber',
  sizeOfWildlifeBird: 'wildlifeSize',
  partsOfAircraftStruck: 'aircraftPart',
  partsOfAircraftDamaged: 'aircraftPart',
};

/** The enumeration that a field of a report takes its values from. */
export const codeNameOf = (field: string): CodeName => named[field] ?? (field as CodeName);

/** The values of a field with their words, as an input takes them. */
export const choicesOf = (field: string): { value: string; label: string }[] => {
  const name = codeNameOf(field);
  return codes[name].map((code) => ({ value: String(code), label: say.code(name, code) ?? '' }));
};
