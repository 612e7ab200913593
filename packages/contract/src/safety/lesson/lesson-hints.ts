import { type HintKind, type LessonHint, type LessonText, lessonTexts } from './lesson.schema.ts';

/** The terms to find, in addition to general patterns. */
export type LessonTerms = {
  /** Names, English names and codes, searched among all employees alike. */
  readonly names: readonly string[];
  /** Flights and registrations of the reports that the lesson is drawn from. */
  readonly flights: readonly string[];
  readonly registrations: readonly string[];
};

/** The minimum length of a term: a single letter occurs in every text. */
export const SHORTEST_HINT = 2;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Latin words and numbers must be separate words; Korean ones may be followed by particles. */
const alone = (pattern: string): RegExp => new RegExp(`(?<![A-Za-z0-9])${pattern}(?![A-Za-z0-9])`, 'giu');

const ofName = (name: string): RegExp =>
  /[가-힣]/.test(name) ? new RegExp(escaped(name), 'gu') : alone(escaped(name).replace(/\s+/g, '\\s+'));

/** `HB 101` and `HB-101` are the flight `HB101`. */
const ofCode = (code: string): RegExp =>
  alone(
    code
      .replace(/[\s-]/g, '')
      .split(/(?<=[A-Za-z])(?=[0-9])/)
      .map(escaped)
      .join('[\\s-]?'),
  );

const everywhere: readonly [HintKind, RegExp][] = [
  ['Registration', alone('HL[\\s-]?[0-9]{4}')],
  ['Number', alone('(?:SSR|SSVR|INV|HZ|ACT)-[0-9]{4}-[0-9]{4,}')],
  ['Day', /(?<![0-9])[0-9]{4}[-./]\s?[0-9]{1,2}[-./]\s?[0-9]{1,2}(?![0-9])/g],
  ['Day', /(?<![0-9])[0-9]{1,2}월\s*[0-9]{1,2}일/g],
];

const patternsOf = ({ names, flights, registrations }: LessonTerms): readonly [HintKind, RegExp][] => {
  const long = (words: readonly string[]) => words.filter((word) => word.trim().length >= SHORTEST_HINT);
  return [
    ...long(names).map((name): [HintKind, RegExp] => ['Name', ofName(name.trim())]),
    ...long(flights).map((flight): [HintKind, RegExp] => ['Flight', ofCode(flight)]),
    ...long(registrations).map((registration): [HintKind, RegExp] => ['Registration', ofCode(registration)]),
    ...everywhere,
  ];
};

type Found = LessonHint & { at: number };

/** The parts of a lesson's texts that may identify somebody, in the order of the texts, each once. */
export const lessonHints = (lesson: Readonly<Record<LessonText, string>>, terms: LessonTerms): LessonHint[] => {
  const patterns = patternsOf(terms);
  return lessonTexts.flatMap((path) => {
    const found = patterns.flatMap(([kind, pattern]) =>
      [...lesson[path].matchAll(pattern)].map((match): Found => ({ path, kind, text: match[0], at: match.index })),
    );
    const first = new Map<string, Found>();
    for (const hint of found.toSorted((one, other) => one.at - other.at)) {
      const key = `${hint.kind} ${hint.text}`;
      if (!first.has(key)) first.set(key, hint);
    }
    return [...first.values()].map(({ at: _at, ...hint }) => hint);
  });
};
