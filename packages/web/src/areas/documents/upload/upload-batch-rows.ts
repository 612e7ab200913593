import { checkTitle, documentFileName, fileExtension, fileStem, knownBy } from '@portal/contract/documents';
import type { FoundFile } from './document-upload.queries.ts';
import { proposedTitle } from './document-upload-form.ts';

/** One file of several, and what became of it. */
export type Row = {
  key: string;
  file: File;
  title: string;
  /** Why it can never be accepted, as text. */
  refusal: string | undefined;
  /** The existing document with its name; undefined while that is checked. */
  there: FoundFile | undefined;
  /** It becomes a new revision of the existing document; otherwise it is left out. */
  revises: boolean;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it was not sent, in words. */
  reason: string | undefined;
};

export const rowOf = (file: File, refusal: string | undefined): Row => ({
  key: crypto.randomUUID(),
  file,
  title: proposedTitle(fileStem(file.name)),
  refusal,
  there: undefined,
  revises: false,
  state: 'waiting',
  progress: 0,
  reason: undefined,
});

const extensionOf = ({ file }: Row): string => fileExtension(file.name);

/** The name by which the server would identify it; empty if its title is blank. */
export const fileNameOf = (row: Row): string =>
  row.refusal !== undefined || checkTitle(row.title).length > 0 ? '' : documentFileName(row.title, extensionOf(row));

const isDouble = (row: Row, rows: readonly Row[]): boolean => {
  const name = knownBy(row.title, extensionOf(row));
  const first = rows.find((other) => other.refusal === undefined && knownBy(other.title, extensionOf(other)) === name);
  return first !== undefined && first.key !== row.key;
};

/** Why a row is not sent as it confirmDone: `left-out` is the person's choice, `asking` passes by itself. */
export type Hindrance = 'refused' | 'title' | 'double' | 'not-yours' | 'left-out' | 'asking';

export const hindranceOf = (row: Row, rows: readonly Row[]): Hindrance | undefined => {
  if (row.refusal !== undefined) return 'refused';
  if (checkTitle(row.title).length > 0) return 'title';
  if (isDouble(row, rows)) return 'double';
  if (row.there === undefined) return 'asking';
  if (!row.there.exists) return undefined;
  if (!row.there.mayOverwrite) return 'not-yours';
  return row.revises ? undefined : 'left-out';
};

/** Rows that go when one begins: nothing is in their way, and they were not sent yet. */
export const readyRows = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => (row.state === 'waiting' || row.state === 'failed') && hindranceOf(row, rows) === undefined);

/** Obstacles that cannot be removed in the dialog, or that the user chose. */
const settled: readonly (Hindrance | undefined)[] = ['refused', 'not-yours', 'left-out'];

/** Rows that were chosen to be sent and have not arrived. */
export const unsentRows = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => row.state !== 'sent' && !settled.includes(hindranceOf(row, rows)));

/** What has become of all of them. */
export const summaryOf = (rows: readonly Row[]) => {
  const of = (state: Row['state']): number => rows.filter((row) => row.state === state).length;
  return { sent: of('sent'), failed: of('failed'), left: of('waiting') };
};
