import { parseArgs } from 'node:util';

export type Options = {
  /** Documents of the large database. */
  documents: number;
  /** Documents of the small one, against which growth is measured. */
  fewDocuments: number;
  /** Safety reports of the large database of theirs, and of the small one. */
  reports: number;
  fewReports: number;
  /** Actions of the large database of theirs, and of the small one. */
  actions: number;
  fewActions: number;
  /** Documents of drives in the large database of theirs, fifty pages each, and in the small one. */
  drives: number;
  fewDrives: number;
  seconds: number;
  runs: number;
  /** A smoke run: that everything works is all it tells, so no target fails it. */
  isQuick: boolean;
  /** Where the filled databases stay for the next run; otherwise they go with this one. */
  folder: string | undefined;
};

const count = (text: string | undefined, fallback: number): number => {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${text} is no whole number above 0`);
  return value;
};

/** `--documents 200000 --reports 1000000 --actions 200000 --drives 20000 --seconds 5 --runs 3 --folder <kept databases> --quick`. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      documents: { type: 'string' },
      reports: { type: 'string' },
      actions: { type: 'string' },
      drives: { type: 'string' },
      seconds: { type: 'string' },
      runs: { type: 'string' },
      folder: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  return {
    documents: count(values.documents, values.quick ? 5_000 : 200_000),
    fewDocuments: values.quick ? 500 : 2_000,
    reports: count(values.reports, values.quick ? 20_000 : 1_000_000),
    fewReports: 2_000,
    actions: count(values.actions, values.quick ? 10_000 : 200_000),
    fewActions: 2_000,
    drives: count(values.drives, values.quick ? 100 : 20_000),
    fewDrives: values.quick ? 50 : 2_000,
    seconds: count(values.seconds, values.quick ? 1 : 5),
    runs: count(values.runs, values.quick ? 1 : 3),
    isQuick: values.quick,
    folder: values.folder,
  };
};
