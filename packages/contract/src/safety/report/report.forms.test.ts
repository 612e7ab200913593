import { checker } from '@portal/contract/kernel';
import { describe, expect, test } from 'vitest';
import '../area.ts';
import { checkReport, checkReportDraft, eventInstant, eventWall, normalizeReport } from './report.forms.ts';
import { type ReportBody, reportBody } from './report.schema.ts';
import { type SentSections, sectionFields, sectionNames } from './section.schema.ts';

const now = new Date('2026-11-20T01:00:00.000Z');

const whole: ReportBody = {
  reportType: 'SSR',
  fieldLevel1: { id: 9 },
  eventDate: '2026-11-20T10:00',
  location: 'RKSI',
  subject: '제목',
  description: '<p>내용</p>',
};

const problemsOf = (more: Partial<ReportBody>): string[] =>
  checkReport(normalizeReport({ ...whole, ...more }), now).map(({ path, code }) => `${path} ${code}`);

const fits = (more: object): boolean => checker(reportBody)({ ...whole, ...more }).length === 0;

/** The problems of a section other than missing fields. */
const wrongIn = (sections: SentSections): string[] =>
  problemsOf(sections as Partial<ReportBody>).filter((fault) => /^\w+\.\w/.test(fault) && !fault.endsWith('required'));

test('a complete report has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

describe('the limits', () => {
  const limits: [string, string, number, number][] = sectionNames.flatMap((section) =>
    Object.entries(sectionFields[section]).flatMap(([field, schema]): [string, string, number, number][] => {
      const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
      return minimum === undefined || maximum === undefined ? [] : [[section, field, minimum, maximum]];
    }),
  );

  test('of numbers are the documented ones', () => {
    const limitsOf = Object.fromEntries(limits.map(([_section, field, ...range]) => [field, range]));
    expect(limitsOf).toEqual({
      acLocationLocation: [1, 12],
      acLocationHeading: [1, 12],
      acLocationBehind: [1, 12],
      totalFlightCrew: [0, 9999],
      totalCabinCrew: [0, 9999],
      others: [0, 9999],
      totalPassengers: [0, 9999],
      theNumberOfPersonsOnBoard: [0, 39_996],
      altitude: [-2000, 100_000],
      speed: [0, 2000],
      weight: [0, 1_000_000],
      visibility: [0, 100_000],
      temperature: [-150, 150],
      altimeter: [0, 2000],
      windDirection: [0, 360],
      windSpeed: [0, 300],
      gust: [0, 300],
      heightAGL: [0, 9_999_999_999],
      quantity: [0, 9_999_999_999],
    });
  });

  test.each(limits)('of %s.%s are accepted, and values beyond them refused', (section, field, minimum, maximum) => {
    for (const [value, taken] of [
      [minimum, true],
      [maximum, true],
      [minimum - 1, false],
      [maximum + 1, false],
    ] as const)
      expect([value, fits({ [section]: { [field]: value } })]).toEqual([value, taken]);
  });

  const texts = sectionNames.flatMap((section) =>
    Object.entries(sectionFields[section]).flatMap(([field, schema]): [string, string, number][] => {
      const { maxLength } = schema as { maxLength?: number };
      return maxLength === undefined ? [] : [[section, field, maxLength]];
    }),
  );

  test.each(texts)('of %s.%s is this many characters', (section, field, limit) => {
    const digits = field === 'unNumber' ? '1' : '가';
    expect(fits({ [section]: { [field]: digits.repeat(limit) } })).toBe(true);
    expect(fits({ [section]: { [field]: digits.repeat(limit + 1) } })).toBe(false);
  });

  test.each(['subject', 'location'])('of %s: 200 characters', (field) => {
    expect([fits({ [field]: 'x'.repeat(200) }), fits({ [field]: 'x'.repeat(201) })]).toEqual([true, false]);
  });

  test('of decimals are two for some fields, none for the others', () => {
    expect(
      wrongIn({ aricraftDetail: { speed: 0.85, altitude: 1000 }, environmentDetail: { temperature: -1.05 } }),
    ).toEqual([]);
    expect(wrongIn({ aricraftDetail: { speed: 0.855, altitude: 1000.5 } })).toEqual([
      'aricraftDetail.altitude not-whole',
      'aricraftDetail.speed too-many-decimals',
    ]);
  });

  test.each([
    ['2026-02-30T10:00', false],
    ['2026-11-20T24:00', false],
    ['2026-11-20T23:59', true],
    ['2026-11-20T10:00:00', false],
    ['2026-11-20', false],
  ])('of a wall clock: %s', (eventDate, taken) => {
    expect(fits({ eventDate })).toBe(taken);
  });
});

describe('the moment of the event', () => {
  test('is now at the latest, in the given zone', () => {
    expect(problemsOf({ eventDate: '2026-11-20T10:01' })).toEqual(['eventDate in-future']);
    expect(problemsOf({ eventDate: '2026-11-20T01:00', eventDateTimeZone: 0 })).toEqual([]);
    expect(problemsOf({ eventDate: '2026-11-20T01:01', eventDateTimeZone: 0 })).toEqual(['eventDate in-future']);
    expect(checkReportDraft(normalizeReport({ ...whole, eventDate: '2027-01-01T00:00' }))).toEqual([]);
  });

  test('is answered as it was sent', () => {
    for (const zone of [0, 1])
      for (const wall of ['2026-01-01T00:00', '2026-12-31T23:59']) {
        expect(eventWall(eventInstant(wall, zone), zone)).toBe(wall);
      }
  });
});

describe('sections', () => {
  test('of blanks, false, empty lists, units and zones alone are stored as null', () => {
    const normalized = normalizeReport({
      ...whole,
      flightDetail: { flightNo: ' ', diversion: false, flightDateTimeZone: 0 },
      tcasraDetail: { acInfomationOnOther: [] },
      aricraftDetail: { altitudeUnit: 1, speed: null },
      personnelDetail: { totalPassengers: 0 },
    });
    expect([normalized.flightDetail, normalized.tcasraDetail, normalized.aricraftDetail]).toEqual([null, null, null]);
    expect(normalized.personnelDetail).toMatchObject({ totalPassengers: 0, theNumberOfPersonsOnBoard: 0 });
  });

  test('have the aircraft and the number of people on board computed, whatever was sent', () => {
    const normalized = normalizeReport({
      ...whole,
      flightDetail: { registrationNo: 'HL8001', aircraftType: 'A380' },
      personnelDetail: {
        totalFlightCrew: 2,
        totalCabinCrew: 8,
        totalPassengers: 240,
        others: 1,
        theNumberOfPersonsOnBoard: 9,
      },
    });
    expect(normalized.flightDetail?.aircraftType).toBe('B787-9');
    expect(normalized.personnelDetail?.theNumberOfPersonsOnBoard).toBe(251);
  });

  test.each<[string, Partial<ReportBody>, string[]]>([
    ['a bird strike', { mandatoryReportType: 0 }, ['wildlifeBirdStrikeDetail required']],
    ['a TCAS RA', { mandatoryReportType: 1 }, ['tcasraDetail required']],
    ['dangerous goods', { mandatoryReportType: 2 }, ['dangerousGoodsDetail required']],
    [
      'a kind on a voluntary report',
      { reportType: 'SSVR', mandatoryReportType: 0 },
      ['mandatoryReportType not-applicable'],
    ],
  ])('are required by %s', (_what, more, expected) => {
    expect(problemsOf(more)).toEqual(expected);
  });

  test('of another kind are refused', () => {
    const tcasraDetail = {
      acLocationLocation: 1,
      acLocationHeading: 2,
      acLocationBehind: 3,
      advisoryTypeLevel1: { id: 10 },
      acInfomationOnOther: [1, 8],
    };
    expect(problemsOf({ tcasraDetail })).toEqual(['tcasraDetail not-applicable']);
    expect(problemsOf({ tcasraDetail, mandatoryReportType: 1 })).toEqual([]);
    expect(problemsOf({ tcasraDetail: { ...tcasraDetail, raFollowed: true }, mandatoryReportType: 1 })).toEqual([
      'tcasraDetail.raFollowed not-applicable',
    ]);
    expect(
      problemsOf({ tcasraDetail: { ...tcasraDetail, advisoryTypeLevel2: { id: 201 } }, mandatoryReportType: 1 }),
    ).toEqual(['tcasraDetail.advisoryTypeLevel2 not-one-of']);
  });

  test('have each bit once, and single bits only', () => {
    expect(wrongIn({ tcasraDetail: { acInfomationOnOther: [8, 8] } })).toEqual([
      'tcasraDetail.acInfomationOnOther.1 chosen-twice',
    ]);
    expect(fits({ tcasraDetail: { acInfomationOnOther: [3] } })).toBe(false);
  });

  test('have dependent fields only with their condition', () => {
    expect(wrongIn({ flightDetail: { flightNo: 'HB1', diversionActualDestination: 'RKPC' } })).toEqual([
      'flightDetail.diversionActualDestination not-applicable',
    ]);
    expect(problemsOf({ flightDetail: { diversion: true } })).toContain(
      'flightDetail.diversionActualDestination required',
    );
    expect(wrongIn({ environmentDetail: { gust: 30 } })).toEqual(['environmentDetail.gust not-applicable']);
    expect(wrongIn({ environmentDetail: { gust: 30, checkGust: true } })).toEqual([]);
  });

  const strike = { heightAGL: 0, numberOfSeen: 1, numberOfStruck: 0 };
  const birds = (more: object) =>
    problemsOf({ mandatoryReportType: 0, wildlifeBirdStrikeDetail: { ...strike, ...more } });

  test('of a strike require parts once something was struck', () => {
    expect(birds({})).toEqual([]);
    expect(birds({ numberOfStruck: 1 })).toEqual([
      'wildlifeBirdStrikeDetail.partsOfAircraftStruck required',
      'wildlifeBirdStrikeDetail.partsOfAircraftDamaged required',
    ]);
    expect(birds({ partsOfAircraftStruck: [1], partsOfAircraftStruckRemark: 'x' })).toEqual([
      'wildlifeBirdStrikeDetail.partsOfAircraftStruckRemark not-applicable',
    ]);
    expect(birds({ partsOfAircraftStruck: [1024], partsOfAircraftStruckRemark: 'x' })).toEqual([]);
  });

  const goods = (more: object) =>
    problemsOf({
      mandatoryReportType: 2,
      dangerousGoodsDetail: {
        properShippingName: 'x',
        dangerousGoodsClass: { id: 3 },
        quantity: 1,
        phaseOfTransport: 0,
        ...more,
      },
    });

  test('of dangerous goods require a division if the class has any', () => {
    expect(goods({})).toEqual([]);
    expect(goods({ dangerousGoodsClass: { id: 2 } })).toEqual(['dangerousGoodsDetail.dangerousGoodsDivision required']);
    expect(goods({ dangerousGoodsDivision: { id: 21 } })).toEqual([
      'dangerousGoodsDetail.dangerousGoodsDivision not-one-of',
    ]);
    expect(goods({ subsidiaryRiskDivision: { id: 21 } })).toEqual([
      'dangerousGoodsDetail.subsidiaryRiskDivision not-one-of',
    ]);
    expect(goods({ referenceNumberTypeRemark: 'x' })).toEqual([
      'dangerousGoodsDetail.referenceNumberTypeRemark not-applicable',
    ]);
    expect(goods({ referenceNumberTypeRemark: 'x', referenceNumberType: 4 })).toEqual([]);
  });
});

test('a confidential report never asks for feedback', () => {
  expect(normalizeReport({ ...whole, isConfidential: true, requestFeedback: true }).requestFeedback).toBe(false);
});
