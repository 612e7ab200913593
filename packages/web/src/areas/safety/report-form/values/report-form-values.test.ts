import { normalizeSections, type SectionName, sectionFields, sectionNames } from '@portal/contract/safety';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './report-form-choices.ts';
import { layout, sectionOrder } from './report-form-layout.ts';
import { kindOf, parseNumber, schemaOf } from './report-form-sections.ts';
import { bodyOf, emptyForm, formOf, placedSections, type ReportForm } from './report-form-values.ts';

const written = (change: Partial<ReportForm> = {}): ReportForm => ({ ...emptyForm('SSR'), ...change });

/** A value of each kind that is not what the form begins with. */
const filledValue = (section: SectionName, field: string): unknown => {
  const { enum: codes = [], minimum = 0 } = schemaOf(section, field);
  const byKind = {
    text: field === 'flightDate' ? '2026-02-03' : '12',
    number: minimum + 1,
    code: codes[1],
    entry: { id: 30 },
    codes: [1, 8],
    tick: true,
    asked: false,
  };
  return byKind[kindOf(section, field)];
};

const filled = Object.fromEntries(
  sectionNames.map((section) => [
    section,
    Object.fromEntries(Object.keys(sectionFields[section]).map((field) => [field, filledValue(section, field)])),
  ]),
);

const record = {
  reportType: 'SSR',
  isConfidential: false,
  requestFeedback: true,
  fieldLevel1: { id: 7 },
  fieldLevel2: { id: 73 },
  mandatoryReportType: 1,
  eventDate: '2026-02-03T07:05',
  eventDateTimeZone: 0,
  location: 'RWY 34L',
  subject: '조류 충돌',
  description: '<p>내용</p>',
  ...filled,
} as unknown as Parameters<typeof formOf>[0];

describe('a record in the form and back', () => {
  it.each(['flightDetail', 'personnelDetail', 'aricraftDetail', 'environmentDetail'] as const)(
    '%s is sent as it was read',
    (section) => {
      expect(bodyOf(formOf(record))[section]).toEqual(filled[section]);
    },
  );

  it.each([
    ['0', 'wildlifeBirdStrikeDetail', ['partsOfAircraftStruckRemark', 'partsOfAircraftDamagedRemark']],
    ['1', 'tcasraDetail', ['raFollowed']],
    ['2', 'dangerousGoodsDetail', ['referenceNumberTypeRemark']],
  ] as const)('of kind %s it is %s, without what has no place in it', (kind, section, out) => {
    const body = bodyOf({ ...formOf(record), mandatoryReportType: kind });
    const without = Object.fromEntries(out.map((field) => [field, null]));
    expect(body[section]).toEqual({ ...filled[section], ...without });
    for (const other of ['wildlifeBirdStrikeDetail', 'tcasraDetail', 'dangerousGoodsDetail'] as const)
      if (other !== section) expect(body[other]).toBeUndefined();
  });

  it('its own fields are sent as they were read', () => {
    expect(bodyOf(formOf(record))).toMatchObject({
      requestFeedback: true,
      fieldLevel1: { id: 7 },
      fieldLevel2: { id: 73 },
      mandatoryReportType: 1,
      eventDate: '2026-02-03T07:05',
      eventDateTimeZone: 0,
    });
  });

  it('an empty form opens no section, and begins with the zone of Korea and the first units', () => {
    const form = written();
    expect(Object.values(normalizeSections(bodyOf(form))).every((section) => section === null)).toBe(true);
    expect([form.eventDateTimeZone, form.flightDetail.flightDateTimeZone, form.aricraftDetail.speedUnit]).toEqual([
      '1',
      '1',
      '0',
    ]);
  });
});

it('a voluntary report is of no mandatory kind, also where one was chosen before', () => {
  const form = written({ reportType: 'SSVR', mandatoryReportType: '0' });
  expect(bodyOf(form).mandatoryReportType).toBeNull();
  expect(placedSections(form)).toEqual(['flightDetail', 'personnelDetail', 'aricraftDetail', 'environmentDetail']);
});

it('a confidential report is sent without a request for feedback', () => {
  expect(bodyOf(written({ isConfidential: true, requestFeedback: true })).requestFeedback).toBe(false);
});

it.each([
  ['', null],
  ['-', null],
  ['.', null],
  ['0', 0],
  ['-12.5', -12.5],
  ['7.', 7],
])('%j is the number %j', (typed, number) => expect(parseNumber(typed)).toBe(number));

it('half a moment is not sent', () => {
  expect(bodyOf(written({ eventDate: '2026-02-03T:' })).eventDate).toBeNull();
});

describe('the screen', () => {
  it('shows every field of every section once, a unit or a zone beside what it is of', () => {
    expect([...sectionOrder].sort()).toEqual([...sectionNames].sort());
    for (const section of sectionNames) {
      const fields = Object.keys(sectionFields[section]).filter((field) => !/(Unit|TimeZone)$/.test(field));
      expect(layout[section].map(({ name }) => name).sort(), section).toEqual(fields.sort());
    }
  });

  it('offers exactly the codes of the contract, each field those of its own enumeration', () => {
    for (const section of sectionNames)
      for (const field of Object.keys(sectionFields[section])) {
        const { enum: codes } = schemaOf(section, field);
        if (codes === undefined) continue;
        expect(
          choicesOf(field).map(({ value }) => Number(value)),
          `${section}.${field}`,
        ).toEqual(codes);
      }
  });
});
