import type { ComparedKind, RevisionComparison } from '@portal/contract/documents';
import {
  dayInSeoul,
  type FieldProblem,
  type FileAnswer,
  type Language,
  Problem,
  requireValid,
} from '@portal/contract/kernel';
import type { CallContext } from '#platform/http/call-context';
import { writeSpreadsheet } from '#platform/spreadsheet/write-sheet';
import { unlessGivenUp } from '#platform/workers/worker-process';
import type { DocumentRouteServices } from '../documents-services.ts';
import { listRevisionTexts } from './compare-texts.queries.ts';
import type { ComparedTexts } from './compare-texts.ts';
import { type FoundRevision, type ManualPath, requireSeenRevision } from './manual-revision-access.ts';

type Services = Pick<DocumentRouteServices, 'db' | 'clock' | 'workers'>;
type Asked = ManualPath & { from: number; to: number };
type Context = Pick<CallContext, 'actor' | 'caller' | 'language'>;

const module = new URL('./compare-texts.ts', import.meta.url);

const notReady = ({ row }: FoundRevision, path: 'from' | 'to'): FieldProblem[] =>
  row.content_state === 'done' ? [] : [{ path, code: 'text-not-ready' }];

const named = ({ row }: FoundRevision) => ({ id: row.id, version: row.version });

const compare = async (
  { db, clock, workers }: Services,
  { from, to, ...path }: Asked,
  { actor, caller }: Context,
): Promise<{ title: string; comparison: RevisionComparison }> => {
  const reader = { actor, today: dayInSeoul(clock()) };
  const old = await requireSeenRevision(db, { ...path, revId: from }, reader);
  const young = await requireSeenRevision(db, { ...path, revId: to }, reader);
  requireValid(
    from === to ? [{ path: 'to', code: 'same-revision' }] : [...notReady(old, 'from'), ...notReady(young, 'to')],
  );
  const input = { from: await listRevisionTexts(db, from), to: await listRevisionTexts(db, to) };
  const compared = (await unlessGivenUp(workers.run(caller, { module, input }))) as ComparedTexts | undefined;
  if (compared === undefined) throw new Problem('overloaded');
  return { title: old.manual.title, comparison: { from: named(old), to: named(young), ...compared } };
};

/** Compares the texts of two revisions (rules/documents.md#comparing-revisions). */
export const compareManualRevisions = async (
  services: Services,
  asked: Asked,
  context: Context,
): Promise<RevisionComparison> => (await compare(services, asked, context)).comparison;

/** The maximum length of a cell in a spreadsheet. */
const CELL = 32_000;

type Change = RevisionComparison['changes'][number];

const wording = ({ parts }: Change, without: ComparedKind): string => {
  const text = parts
    .filter(({ kind }) => kind !== without)
    .map((part) => part.text)
    .join(' ');
  return text.length > CELL ? `${text.slice(0, CELL)}…` : text;
};

const words = {
  file: { ko: '신구내용대비표', en: 'comparison' },
  sheet: { ko: '신·구내용 대비표', en: 'Comparison' },
  page: { ko: '쪽', en: 'Page' },
  old: { ko: '개정 전', en: 'Old' },
  young: { ko: '개정 후', en: 'New' },
} as const;

const columnsOf = ({ from, to }: RevisionComparison, language: Language) => [
  { title: words.page[language], width: 8 },
  { title: `${words.old[language]} (Rev. ${from.version})`, width: 80 },
  { title: words.page[language], width: 8 },
  { title: `${words.young[language]} (Rev. ${to.version})`, width: 80 },
];

/** The comparison as a spreadsheet with old and new wording side by side: 신·구내용 대비표. */
export const exportManualComparison = async (
  services: Services,
  asked: Asked,
  context: Context,
): Promise<FileAnswer> => {
  const { title, comparison } = await compare(services, asked, context);
  const { language } = context;
  const { from, to, changes } = comparison;
  return writeSpreadsheet(`${words.file[language]}_${title}_${from.version}_${to.version}.xlsx`, {
    name: words.sheet[language],
    columns: columnsOf(comparison, language),
    rows: changes.map((change) => [
      change.fromPage ?? '',
      wording(change, 'Added'),
      change.toPage ?? '',
      wording(change, 'Removed'),
    ]),
  });
};
