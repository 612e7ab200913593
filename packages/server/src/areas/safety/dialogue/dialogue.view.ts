import { dayInSeoul } from '@portal/contract/kernel';
import type { DialogueEntry } from '@portal/contract/safety';
import { extensionOf } from '#platform/files/sniff-kind';
import type { FullReport } from '../report/report.queries.ts';
import { viewReporter } from '../report/report.view.ts';
import { namingFor } from '../report/report-file-names.ts';
import type { EntryRow } from './dialogue.queries.ts';

/**
 * Whether the reader may see an entry: the reporter sees all; the office sees neither held entries nor those visible to
 * the reporter alone.
 */
export const isShown = ({ is_mine }: Pick<FullReport, 'is_mine'>, entry: EntryRow): boolean =>
  is_mine || (entry.place !== null && !entry.for_reporter_alone);

const dateOf = ({ is_confidential }: FullReport, { created_at }: EntryRow): string | null => {
  if (created_at === null) return null;
  return is_confidential ? dayInSeoul(created_at) : created_at.toISOString();
};

/** An entry as it is answered. */
export const viewEntry = (report: FullReport, entry: EntryRow): DialogueEntry => {
  const naming = namingFor(report);
  const isHeld = entry.place === null;
  return {
    id: entry.id,
    kind: entry.kind,
    by: entry.side,
    author: entry.side === 'Reporter' ? (viewReporter(report).reporter ?? null) : entry.author,
    content: entry.content,
    stage: entry.stage,
    lesson: entry.lesson,
    createdDate: dateOf(report, entry),
    isHeld,
    attachedFiles: entry.files.map(({ id, name, size }, place) => ({
      id,
      name: naming(name, place),
      size,
      extension: extensionOf(name),
    })),
    can: report.is_mine && isHeld ? { delete: true } : {},
  };
};
