import type { Person } from '@portal/contract/directory';
import type { Language } from '@portal/contract/kernel';
import {
  type Duty,
  dutyWords,
  eventInstant,
  eventWall,
  type FilingSheet,
  KST,
  keysOfSheet,
  NONE_OF_THEM,
  type Report,
  type ReportReader,
  reportReader,
  type SheetForm,
  type SheetKey,
  sectionFacts,
  UTC,
} from '@portal/contract/safety';
import { plainRichText } from '#platform/html/plain-rich-text';
import { writtenName } from '#platform/pdf/written-pdf';
import { readingWords } from '../print/report-paper.ts';
import { type PrintWords, printWords } from '../print/report-print-words.ts';
import { sheetWords } from './filing-sheet-words.ts';

type Source = { report: Report; duty: Pick<Duty, 'basis' | 'item'>; organisation: string; language: Language };
type Reader = Source & { words: PrintWords; say: ReportReader };
type Text = string | null;

/** The value list of occurrence categories in ECCAIRS. */
const OCCURRENCE_LIST = '430';

const joined = (parts: readonly Text[], between: string): Text => parts.filter(Boolean).join(between) || null;

const clockIn = (at: Date, zone: number): string =>
  `${eventWall(at, zone).replace('T', ' ')} ${zone === KST ? 'KST' : 'UTC'}`;

const occurredAt = ({ report: { eventDate, eventDateTimeZone } }: Reader): Text => {
  if (eventDate === null) return null;
  const at = eventInstant(eventDate, eventDateTimeZone);
  return `${clockIn(at, KST)} (${clockIn(at, UTC)})`;
};

const damage = ({ report: { classification }, say }: Reader): Text =>
  classification
    ? joined(
        [
          say.codes('damagedProperty', classification.damagesProperty),
          classification.damagesPropertyRemark,
          say.codes(
            'damagedPart',
            classification.damagesPart.filter((part) => part !== NONE_OF_THEM),
          ),
          classification.damagesPartRemark,
        ],
        ', ',
      )
    : null;

const weather = ({ report, say, words }: Reader): Text => {
  const names = words.field.environmentDetail as Readonly<Record<string, string>>;
  const facts = sectionFacts(report, say).find(({ section }) => section === 'environmentDetail')?.facts ?? [];
  return joined(
    facts.map(({ field, text }) => `${names[field] ?? field}: ${text}`),
    ', ',
  );
};

/** What the crew did about another aircraft; the portal stores no other actions taken at the event. */
const actionsTaken = ({ report: { tcasraDetail: tcas }, say, words }: Reader): Text => {
  const yesOrNo = (label: string, value: boolean | null | undefined): Text =>
    value === null || value === undefined ? null : `${label}: ${say.yesNo(value)}`;
  const { avoidingActionTaken, raFollowed, reportedToATC } = words.field.tcasraDetail;
  return joined(
    [
      yesOrNo(avoidingActionTaken, tcas?.avoidingActionTaken),
      yesOrNo(raFollowed, tcas?.raFollowed),
      yesOrNo(reportedToATC, tcas?.reportedToATC),
    ],
    ', ',
  );
};

/** The fields of every sheet, as far as the reader may read them of the report. */
const common: Readonly<Partial<Record<SheetKey, (reader: Reader) => Text>>> = {
  occurredAt,
  location: ({ report }) => report.location,
  basis: ({ duty, language }) => (duty.basis === null ? null : dutyWords.basis[duty.basis][language]),
  item: ({ duty, language }) => (duty.item === null ? null : dutyWords.item[duty.item][language]),
  organisation: ({ organisation }) => organisation,
  flightNo: ({ report }) => report.flightDetail?.flightNo ?? null,
  registrationNo: ({ report }) => report.flightDetail?.registrationNo ?? null,
  aircraftType: ({ report }) => report.flightDetail?.aircraftType ?? null,
  route: ({ report }) => joined([report.flightDetail?.routeFrom ?? null, report.flightDetail?.routeTo ?? null], ' → '),
  flightPhase: ({ report, say }) => say.code('flightPhase', report.flightDetail?.flightPhase ?? null),
  personsOnBoard: ({ report, say }) => say.number(report.personnelDetail?.theNumberOfPersonsOnBoard ?? null),
  dead: ({ report, say }) => say.number(report.classification?.numberOfDead ?? null),
  injured: ({ report, say }) => say.number(report.classification?.numberOfInjured ?? null),
  damage,
  weather,
  eventCategories: ({ report, language }) =>
    joined(
      report.classification?.eventCategories.map((each) => `${each.code} ${writtenName(each, language)}`) ?? [],
      ', ',
    ),
  description: ({ report }) => plainRichText(report.description ?? '') || null,
  actionsTaken,
};

const eccairsOf = (key: SheetKey, { classification }: Report): FilingSheet['fields'][number]['eccairs'] =>
  key === 'eventCategories' && classification
    ? { list: OCCURRENCE_LIST, ids: classification.eventCategories.map(({ id }) => id) }
    : null;

/**
 * The draft of an official form: what its reader may read of the report, in the order of the keys
 * (rules/safety.md#filing-sheet).
 */
export const sheetOf = (source: Source, form: SheetForm, reporter: Person | null): FilingSheet => {
  const { report, duty, language } = source;
  const words = printWords[language];
  const reader = { ...source, words, say: reportReader(readingWords(words, language)) };
  const wildlife = new Map(
    sectionFacts(report, reader.say)
      .find(({ section }) => section === 'wildlifeBirdStrikeDetail')
      ?.facts.map(({ field, text }) => [field, text]),
  );
  const labels: Readonly<Record<string, string>> = {
    ...words.field.wildlifeBirdStrikeDetail,
    ...sheetWords[language].label,
  };
  const fields = keysOfSheet(form).map((key) => {
    const value = common[key]?.(reader) ?? wildlife.get(key) ?? null;
    return { key, label: labels[key] ?? key, value, eccairs: eccairsOf(key, report) };
  });
  return {
    form,
    isOfficial: false,
    title: sheetWords[language].title[form],
    law: sheetWords[language].law[form],
    reportNo: report.reportNo ?? '',
    basis: duty.basis,
    item: duty.item,
    reporter,
    fields,
    missing: fields.flatMap(({ key, value }) => (value === null ? [key] : [])),
  };
};
