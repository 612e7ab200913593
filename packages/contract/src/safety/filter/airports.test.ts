import { expect, test } from 'vitest';
import { airportCode, airportOf, numberKey } from './airports.ts';

const flight = (flightPhase: number | null, more: object = {}) => ({
  flightPhase,
  routeFrom: 'ICN',
  routeTo: 'CJU',
  diversion: null,
  diversionActualDestination: null,
  ...more,
});
const at = (flightDetail: Parameters<typeof airportOf>[0]['flightDetail'], location: string | null = null) =>
  airportOf({ flightDetail, location });

test.each([
  ['departure up to the climb', at(flight(0)), 'ICN'],
  ['the last phase of departure', at(flight(4)), 'ICN'],
  ['the cruise says nothing, its location does', at(flight(5), 'FL370, 제주공항 남쪽'), 'CJU'],
  ['the cruise without a place', at(flight(5), 'FL370'), null],
  ['arrival', at(flight(6)), 'CJU'],
  ['arrival after a diversion', at(flight(9, { diversion: true, diversionActualDestination: 'rkpk' })), 'PUS'],
  ['a diversion not told, then the location', at(flight(9, { diversion: true }), '대구 RWY 31L'), 'TAE'],
  ['ICAO becomes IATA', at(flight(0, { routeFrom: 'RKSS' })), 'GMP'],
  ['a code beyond the table stays itself, in capitals', at(flight(0, { routeFrom: 'eddf' })), 'EDDF'],
  ['a name of the table', at(flight(0, { routeFrom: '김포공항' })), 'GMP'],
  ['a text that is no code, then the location', at(flight(0, { routeFrom: 'unknown' }), '(RKPC) 13'), 'CJU'],
  ['no phase, then the location', at(flight(null), 'CJU/RWY07'), 'CJU'],
  ['no flight, the first word that names one', at(null, '운항통제센터, 인천공항 250번 주기장, 김포'), 'ICN'],
  ['no airport of the table in the location', at(null, 'NRX RWY 34'), null],
  ['nothing at all', at(null), null],
])('%s', (_what, found, expected) => {
  expect(found).toBe(expected);
});

test('codes of a filter become IATA codes if the table has them', () => {
  expect(['rkpc', 'CJU', 'eddf'].map(airportCode)).toEqual(['CJU', 'CJU', 'EDDF']);
});

test('numbers are compared by upper-case letters and digits alone', () => {
  expect([' hl-8401', 'HL 8401', '--', '', null].map(numberKey)).toEqual(['HL8401', 'HL8401', null, null, null]);
});
