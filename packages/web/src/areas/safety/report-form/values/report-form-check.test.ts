import { sectionFields, sectionNames } from '@portal/contract/safety';
import { describe, expect, it } from 'vitest';
import { shownSections } from '../report-form-fields.tsx';
import { checkDraft, checkSubmission } from './report-form-check.ts';
import { computedOf, progressOf, sameReport } from './report-form-progress.ts';
import { kindOf, schemaOf } from './report-form-sections.ts';
import { emptyForm, type ReportForm } from './report-form-values.ts';

const whole = (change: Partial<ReportForm> = {}): ReportForm => ({
  ...emptyForm('SSR'),
  fieldLevel1: '9',
  eventDate: '2026-02-03T07:05',
  location: 'RWY 34L',
  subject: '조류 충돌',
  description: '<p>내용</p>',
  ...change,
});

const said = (problems: ReturnType<typeof checkSubmission>) => problems.map(({ path, code }) => `${path} ${code}`);

describe('the missing fields of a submission', () => {
  it('nothing is, where the report itself is whole', () => expect(checkSubmission(whole())).toEqual([]));

  it.each([
    ['0', 'wildlifeBirdStrikeDetail', ['heightAGL', 'numberOfSeen', 'numberOfStruck']],
    [
      '1',
      'tcasraDetail',
      ['acLocationLocation', 'acLocationHeading', 'acLocationBehind', 'advisoryTypeLevel1', 'acInfomationOnOther'],
    ],
    ['2', 'dangerousGoodsDetail', ['properShippingName', 'dangerousGoodsClass', 'quantity', 'phaseOfTransport']],
  ] as const)('of kind %s each field of %s is named', (mandatoryReportType, section, fields) => {
    expect(said(checkSubmission(whole({ mandatoryReportType })))).toEqual(
      fields.map((field) => `${section}.${field} required`),
    );
  });

  it('half a moment is missing, also from a draft, which would lose it', () => {
    const form = whole({ eventDate: '2026-02-03T:' });
    expect(said(checkSubmission(form))).toEqual(['eventDate required']);
    expect(said(checkDraft(form))).toEqual(['eventDate required']);
  });

  it('a draft misses its subject alone', () =>
    expect(said(checkDraft(emptyForm('SSVR')))).toEqual(['subject required']));
});

it('every number is accepted up to both limits, and refused beyond', () => {
  const numbers = sectionNames.flatMap((section) =>
    Object.keys(sectionFields[section]).flatMap((field) =>
      kindOf(section, field) === 'number' && field !== 'theNumberOfPersonsOnBoard' ? [[section, field] as const] : [],
    ),
  );
  expect(numbers.length).toBeGreaterThan(15);
  const kinds = { wildlifeBirdStrikeDetail: '0', tcasraDetail: '1', dangerousGoodsDetail: '2' } as Record<
    string,
    string
  >;
  for (const [section, field] of numbers) {
    const { minimum = 0, maximum = 0 } = schemaOf(section, field);
    const codesOf = (value: number) => {
      const form = whole({ mandatoryReportType: kinds[section] ?? '' });
      const held = { ...form[section], checkGust: true, [field]: String(value) };
      const problems = checkDraft({ ...form, [section]: held } as ReportForm);
      return problems.filter(({ path }) => path === `${section}.${field}`).map(({ code }) => code);
    };
    expect([minimum, maximum].flatMap(codesOf), field).toEqual([]);
    expect(codesOf(maximum + 1), field).toEqual(['too-big']);
    expect(codesOf(minimum - 1), field).toEqual(['too-small']);
  }
});

describe('the sections on the screen', () => {
  const both = ['flightDetail', 'personnelDetail', 'aricraftDetail', 'environmentDetail'];
  it.each([
    ...['OP', 'OS', 'FT', 'FS', 'FQ', 'CO', 'CT', 'SS', 'FO'].map((code) => [code, both] as const),
    ['OC', ['flightDetail', 'personnelDetail', 'environmentDetail']] as const,
    ['HR', ['flightDetail', 'personnelDetail']] as const,
    [undefined, ['flightDetail', 'personnelDetail']] as const,
  ])('for a writer of %s', (code, sections) => expect(shownSections(whole(), code)).toEqual(sections));

  it('include those that somebody of another department filled in', () => {
    const form = whole();
    const filled = { ...form, aricraftDetail: { ...form.aricraftDetail, flaps: '3' } };
    expect(shownSections(filled, 'HR')).toEqual(['flightDetail', 'personnelDetail', 'aricraftDetail']);
  });

  it('start with the one that the kind of the report requires', () => {
    expect(shownSections(whole({ mandatoryReportType: '1' }), 'HR')).toEqual([
      'tcasraDetail',
      'flightDetail',
      'personnelDetail',
    ]);
  });
});

describe('how far a report is', () => {
  it('counts the required fields that apply so far', () => {
    expect(progressOf(emptyForm('SSR'))).toMatchObject({ needed: 5, missing: 5 });
    expect(progressOf(whole({ fieldLevel1: '7' }))).toMatchObject({ needed: 6, missing: 1 });
    const form = whole({ mandatoryReportType: '0' });
    expect(progressOf(form).parts.wildlifeBirdStrikeDetail).toEqual({ needed: 3, missing: 3, isOpened: false });
    const begun = { ...form, flightDetail: { ...form.flightDetail, flightNo: 'HB201', diversion: true } };
    expect(progressOf(begun).parts.flightDetail).toEqual({ needed: 6, missing: 5, isOpened: true });
    expect(progressOf(begun)).toMatchObject({ needed: 14, missing: 8 });
  });

  it('has the required and not applicable fields', () => {
    const form = whole();
    expect(progressOf(form).hasNot.environmentDetail.has('gust')).toBe(true);
    const gusty = { ...form, environmentDetail: { ...form.environmentDetail, checkGust: true } };
    expect(progressOf(gusty).hasNot.environmentDetail.has('gust')).toBe(false);
    expect(progressOf(form).needs.personnelDetail).toEqual(
      new Set(['totalFlightCrew', 'totalCabinCrew', 'totalPassengers']),
    );
  });

  it('computes what the contract computes', () => {
    const form = whole();
    expect(computedOf(form, 'aircraftType')).toBe('');
    expect(computedOf(form, 'flightNo')).toBeUndefined();
    const full = {
      ...form,
      flightDetail: { ...form.flightDetail, registrationNo: 'HL8388' },
      personnelDetail: { ...form.personnelDetail, totalFlightCrew: '4', totalPassengers: '268', others: '1' },
    };
    expect(computedOf(full, 'aircraftType')).toBe('B787-9');
    expect(computedOf(full, 'theNumberOfPersonsOnBoard')).toBe('273');
  });
});

it('two forms are equal if they would be stored equally, and an incomplete time is a value', () => {
  const form = whole();
  expect(sameReport(form, { ...form, subject: ' 조류 충돌 ' })).toBe(true);
  expect(sameReport(form, { ...form, flightDetail: { ...form.flightDetail, flightDateTimeZone: '0' } })).toBe(true);
  expect(sameReport(form, { ...form, subject: '조류' })).toBe(false);
  expect(sameReport(form, { ...form, description: '<p>다른 내용</p>' })).toBe(false);
  expect(sameReport(emptyForm('SSR'), { ...emptyForm('SSR'), eventDate: '2026-02-03T:' })).toBe(false);
});
