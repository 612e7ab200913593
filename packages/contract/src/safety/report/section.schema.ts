import {
  boolean,
  day,
  id,
  integer,
  list,
  numberOf,
  object,
  type Static,
  type TSchema,
  text,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { codes } from '../catalogue/report-codes.ts';

type Fields = { readonly [field: string]: TSchema };
type Sent<F extends Fields> = { -readonly [K in keyof F]?: Static<F[K]> | null };
type NormalizedSection<F extends Fields> = { -readonly [K in keyof F]: Static<F[K]> | null };

const orNull = (schema: TSchema): TSchema => {
  const { type, enum: words } = schema as { type?: string; enum?: readonly unknown[] };
  return { ...schema, type: [type, 'null'], ...(words ? { enum: [...words, null] } : {}) } as TSchema;
};

const fieldsOrNull = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, orNull(schema)]));

const shape = (fields: Fields, required: readonly string[]) => ({
  type: ['object', 'null'],
  properties: fieldsOrNull(fields),
  required,
  additionalProperties: false,
});

/** A section as it is sent: every field may be missing or null, and so may the section. */
export const sentSection = <const F extends Fields>(fields: F) => Type.Unsafe<Sent<F> | null>(shape(fields, []));

/** A section as it is stored and answered, with all its fields. */
export const normalizeSection = <const F extends Fields>(fields: F) =>
  Type.Unsafe<NormalizedSection<F> | null>(shape(fields, Object.keys(fields)));

const code = (name: keyof typeof codes) => numberOf(codes[name]);
const codeList = (name: keyof typeof codes) => list(code(name), { maxItems: codes[name].length });
const number = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });
const ref = () => object({ id: id() });
const people = () => integer(0, 9999);
const count = () => integer(0, 9_999_999_999);
const clock = () => integer(1, 12);
const unNumber = () => Type.String({ maxLength: 4, pattern: '^[0-9]*$' });

/** The seven sections with their fields; the spellings are those of the wire (rules/safety.md#sections). */
export const sectionFields = {
  flightDetail: {
    flightDate: day(),
    flightDateTimeZone: code('timeZone'),
    flightNo: text(10),
    routeFrom: text(10),
    routeTo: text(10),
    diversion: boolean(),
    diversionActualDestination: text(10),
    registrationNo: text(10),
    aircraftType: text(20),
    flightPhase: code('flightPhase'),
  },
  tcasraDetail: {
    acLocationLocation: clock(),
    acLocationHeading: clock(),
    acLocationBehind: clock(),
    advisoryTypeLevel1: ref(),
    advisoryTypeLevel2: ref(),
    acInfomationOnOther: codeList('otherAircraftInformation'),
    avoidingActionTaken: boolean(),
    raFollowed: boolean(),
    reportedToATC: boolean(),
  },
  personnelDetail: {
    pic: text(50),
    fo: text(50),
    pur: text(50),
    totalFlightCrew: people(),
    totalCabinCrew: people(),
    others: people(),
    othersDescription: text(50),
    totalPassengers: people(),
    theNumberOfPersonsOnBoard: integer(0, 39_996),
  },
  aricraftDetail: {
    altitude: number(-2000, 100_000),
    altitudeUnit: code('altitudeUnit'),
    speed: number(0, 2000),
    speedUnit: code('speedUnit'),
    weight: number(0, 1_000_000),
    weightUnit: code('weightUnit'),
    flightRule: code('flightRule'),
    autoPilot: code('engagement'),
    autoThrottle: code('engagement'),
    landingGear: code('landingGear'),
    speedBrake: code('speedBrake'),
    autoBrake: code('autoBrake'),
    flaps: code('flaps'),
  },
  environmentDetail: {
    visibility: number(0, 100_000),
    visibilityUnit: code('visibilityUnit'),
    temperature: number(-150, 150),
    temperatureUnit: code('temperatureUnit'),
    altimeter: number(0, 2000),
    altimeterUnit: code('altimeterUnit'),
    meteorologicalCondition: code('meteorologicalCondition'),
    turbulence: code('turbulence'),
    windDirection: number(0, 360),
    windSpeed: number(0, 300),
    checkGust: boolean(),
    gust: number(0, 300),
    cloud: code('cloud'),
    windShear: code('windShear'),
    rain: code('precipitation'),
    snow: code('precipitation'),
    hail: code('precipitation'),
    obscuration: code('obscuration'),
    runwayUsed: text(10),
    runwayCondition: code('runwayCondition'),
  },
  wildlifeBirdStrikeDetail: {
    heightAGL: count(),
    heightAGLUnit: code('heightUnit'),
    species: text(100),
    unkown: boolean(),
    numberOfSeen: code('wildlifeNumber'),
    numberOfStruck: code('wildlifeNumber'),
    sizeOfWildlifeBird: code('wildlifeSize'),
    partsOfAircraftStruck: codeList('aircraftPart'),
    partsOfAircraftStruckRemark: text(100),
    partsOfAircraftDamaged: codeList('aircraftPart'),
    partsOfAircraftDamagedRemark: text(100),
  },
  dangerousGoodsDetail: {
    unNumber: unNumber(),
    properShippingName: text(200),
    dangerousGoodsClass: ref(),
    dangerousGoodsDivision: ref(),
    subsidiaryRiskClass: ref(),
    subsidiaryRiskDivision: ref(),
    packingGroup: code('packingGroup'),
    packagingSpecificaionCode: text(50),
    quantity: count(),
    nameOfConsignor: text(100),
    nameOfConsignee: text(100),
    referenceNumber: text(50),
    referenceNumberType: code('referenceNumberType'),
    referenceNumberTypeRemark: text(100),
    phaseOfTransport: code('phaseOfTransport'),
  },
} as const;

export type SectionName = keyof typeof sectionFields;
export const sectionNames = Object.keys(sectionFields) as SectionName[];

/** The sections of a body, and those of a record. */
export type SentSections = { [S in SectionName]?: Sent<(typeof sectionFields)[S]> | null };
export type Sections = { [S in SectionName]: NormalizedSection<(typeof sectionFields)[S]> | null };

/** Numbers with two decimals; all others are whole (rules/safety.md#sections). */
export const decimalFields: ReadonlySet<string> = new Set(['speed', 'visibility', 'temperature', 'altimeter']);

/** The section that a mandatory report of a kind requires, by `mandatoryReportType`. */
export const neededSections = ['wildlifeBirdStrikeDetail', 'tcasraDetail', 'dangerousGoodsDetail'] as const;
