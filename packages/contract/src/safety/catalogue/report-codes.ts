/** Mandatory and voluntary reports. */
export const reportTypes = ['SSR', 'SSVR'] as const;
export type ReportType = (typeof reportTypes)[number];

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, code) => code);

/** Single bits from 1 up to this one: values of which a list may contain several. */
const bits = (last: number): number[] => Array.from({ length: Math.log2(last) + 1 }, (_, bit) => 2 ** bit);

const switches = upTo(1);

/** The codes of every enumeration of a report, each once; their words are in report-code.words.ts. */
export const codes = {
  timeZone: switches,
  mandatoryReportType: upTo(2),
  reportedEventType: upTo(2),
  flightPhase: upTo(11),
  otherAircraftInformation: bits(32),
  altitudeUnit: switches,
  speedUnit: switches,
  weightUnit: switches,
  visibilityUnit: switches,
  temperatureUnit: switches,
  altimeterUnit: switches,
  heightUnit: switches,
  flightRule: switches,
  engagement: switches,
  landingGear: switches,
  speedBrake: switches,
  autoBrake: upTo(7),
  flaps: upTo(9),
  meteorologicalCondition: upTo(2),
  turbulence: upTo(2),
  cloud: upTo(6),
  windShear: upTo(3),
  precipitation: upTo(3),
  obscuration: upTo(9),
  runwayCondition: upTo(4),
  wildlifeNumber: upTo(3),
  wildlifeSize: upTo(2),
  aircraftPart: bits(1024),
  packingGroup: upTo(2),
  referenceNumberType: upTo(4),
  phaseOfTransport: upTo(4),
  caseType: switches,
  eventType: upTo(4),
  operationalImpact: upTo(19),
  damagedProperty: bits(512),
  damagedPart: bits(8_388_608),
  affectedPeople: bits(4),
  natureOfInjury: bits(4096),
  locationOfInjury: bits(512),
  injuryLevel: bits(8),
} as const;
export type CodeName = keyof typeof codes;

/** Codes with an additional effect: they require another field, or exclude other values. */
export const KST = 1;
export const UTC = 0;
export const RESOLUTION_ADVISORY = 20;
export const OTHER_PART = 1024;
export const OTHER_REFERENCE = 4;
/** No damage to property or parts, or no injured people; excludes all other values. */
export const NONE_OF_THEM = 1;
export const OTHER_IMPACT = 19;
export const OTHER_PROPERTY = 512;
export const OTHER_DAMAGED_PART = 8_388_608;
export const OTHER_NATURE = 4096;
export const OTHER_LOCATION = 512;
/** Damage to an aircraft, which requires the damaged part. */
export const AIRCRAFT_DAMAGE: readonly number[] = [2, 4, 8, 16];
