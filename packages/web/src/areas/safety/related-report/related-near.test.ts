import { expect, it } from 'vitest';
import { sampleReportRow as row } from '../../../testing/safety.ts';
import { nearReports } from './related-near.ts';

const flown = { flightNo: 'HB 2104', registrationNo: 'HL8001', airport: 'ICN' } as const;
const kind = { id: 11, name: '지상·이륙', engName: 'Ground and take-off' };

it('reports of one flight come first, then those of one aircraft, then those of one kind at one place', () => {
  const rows = [
    row(1, { ...flown, fieldLevel2: kind }),
    row(2, { flightNo: null, registrationNo: null, airport: 'ICN', fieldLevel2: kind }),
    row(3, { flightNo: 'HB9', registrationNo: 'hl-8001', airport: 'GMP', fieldLevel2: null }),
    row(4, { flightNo: 'hb2104', registrationNo: null, airport: null, fieldLevel2: null }),
  ];
  expect(nearReports({ id: 1 }, rows).map(({ row: { id }, same }) => [id, same])).toEqual([
    [4, ['flight']],
    [3, ['aircraft']],
    [2, ['place', 'kind']],
  ]);
});

it('one base or one kind alone is no proposal, and nothing equals nothing', () => {
  const bare = { flightNo: null, registrationNo: null, airport: null, fieldLevel2: null };
  expect(nearReports({ id: 1 }, [row(1, flown), row(2, { ...bare, airport: 'ICN' })])).toEqual([]);
  expect(nearReports({ id: 1 }, [row(1, bare), row(2, bare)])).toEqual([]);
  expect(nearReports({ id: 9 }, [row(1, flown), row(2, flown)])).toEqual([]);
});
