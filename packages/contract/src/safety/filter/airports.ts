/** An airport with its IATA and ICAO code and its common names. */
type Airport = { readonly iata: string; readonly icao: string; readonly names: readonly string[] };

const airport = (iata: string, icao: string, ...names: string[]): Airport => ({ iata, icao, names });

/** Korean airports, and those that the company serves (rules/safety.md#airport). */
export const airports: readonly Airport[] = [
  airport('ICN', 'RKSI', '인천'),
  airport('GMP', 'RKSS', '김포'),
  airport('CJU', 'RKPC', '제주'),
  airport('PUS', 'RKPK', '김해'),
  airport('TAE', 'RKTN', '대구'),
  airport('KWJ', 'RKJJ', '광주'),
  airport('CJJ', 'RKTU', '청주'),
  airport('MWX', 'RKJB', '무안'),
  airport('RSU', 'RKJY', '여수'),
  airport('USN', 'RKPU', '울산'),
  airport('KPO', 'RKTH', '포항'),
  airport('HIN', 'RKPS', '사천'),
  airport('WJU', 'RKNW', '원주'),
  airport('YNY', 'RKNY', '양양'),
  airport('KUV', 'RKJK', '군산'),
  airport('NRT', 'RJAA', '나리타'),
  airport('KIX', 'RJBB', '간사이'),
  airport('FUK', 'RJFF', '후쿠오카'),
  airport('BKK', 'VTBS', '방콕'),
  airport('SGN', 'VVTS', '호찌민', '호치민'),
  airport('DAD', 'VVDN', '다낭'),
  airport('SIN', 'WSSS', '싱가포르'),
  airport('LAX', 'KLAX', '로스앤젤레스'),
];

const byCode = new Map(airports.flatMap((each) => [each.iata, each.icao].map((code) => [code, each.iata] as const)));

/** The airport of the table for a word: its code, ignoring case, or a word that begins with one of its names. */
const airportNamed = (word: string): string | undefined =>
  byCode.get(word.toUpperCase()) ?? airports.find(({ names }) => names.some((name) => word.startsWith(name)))?.iata;

const isCode = (text: string): boolean => /^[A-Z0-9]{3,4}$/i.test(text);

/** A code as it is stored and searched: IATA if the table has the airport, in upper case. */
export const airportCode = (text: string): string => byCode.get(text.toUpperCase()) ?? text.toUpperCase();

const airportOfText = (text: string | null | undefined): string | undefined => {
  const word = text?.trim() ?? '';
  if (word === '') return undefined;
  return airportNamed(word) ?? (isCode(word) ? airportCode(word) : undefined);
};

const airportOfLocation = (location: string | null): string | undefined =>
  (location ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(airportNamed)
    .find((found) => found !== undefined);

/** The last phase of the departure, and the first of the arrival; the cruise is between them. */
const LAST_OF_DEPARTURE = 4;
const FIRST_OF_ARRIVAL = 6;

type Flight = {
  readonly flightPhase: number | null;
  readonly routeFrom: string | null;
  readonly routeTo: string | null;
  readonly diversion: boolean | null;
  readonly diversionActualDestination: string | null;
};

const endOfFlight = (flight: Flight): string | null => {
  if (flight.flightPhase === null) return null;
  if (flight.flightPhase <= LAST_OF_DEPARTURE) return flight.routeFrom;
  if (flight.flightPhase < FIRST_OF_ARRIVAL) return null;
  return flight.diversion === true ? flight.diversionActualDestination : flight.routeTo;
};

type Located = { readonly flightDetail: Flight | null; readonly location: string | null };

/**
 * The airport of an event, derived from its report: that of departure or arrival by the phase of the flight, otherwise
 * the first one named in the location; null without any (rules/safety.md#airport).
 */
export const airportOf = ({ flightDetail, location }: Located): string | null =>
  airportOfText(flightDetail && endOfFlight(flightDetail)) ?? airportOfLocation(location) ?? null;

/** A flight or registration number for comparison: upper-case letters and digits alone; null if none are left. */
export const numberKey = (text: string | null | undefined): string | null =>
  (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') || null;
