/** `Final`: it decided for those after it, who are `Skipped`. */
export type PrintableMark = 'Approved' | 'Rejected' | 'Hold' | 'Final' | 'Skipped';
/** `date` as it stands under the mark, short: '11.20'. */
export type PrintablePerson = {
  position: string;
  name: string;
  /** What is to be said of the person, such as whose place it was. */
  note?: string;
  mark: PrintableMark | null;
  date: string | null;
};
export type PrintableStep = { seq: number; label: string; people: PrintablePerson[] };

export type PrintableLeave = { absenceType: string; contact: string; periods: { date: string; type: string }[] };
/** What was said or done; `text` is empty for an act without words. */
export type PrintableComment = { name: string; position: string; at: string; text: string; action: string };

export type PrintLabels = {
  approvalBox: string;
  draft: string;
  submitted: string;
  marks: Record<PrintableMark, string>;
  number: string;
  status: string;
  drafter: string;
  department: string;
  approvalDate: string;
  submittedOn: string;
  completedOn: string;
  dueDate: string;
  referrers: string;
  attachedDocs: string;
  absenceType: string;
  contact: string;
  leavePeriods: string;
  attachedFiles: string;
  comments: string;
  /** Said of a picture that has no text of its own. */
  image: string;
  missingImage: string;
  /** With `{page}` and `{pages}` in it. */
  page: string;
};

/** A document as it is printed: every text in the reader's language, every date and size already written out. */
export type PrintableDocument = {
  language: 'ko' | 'en';
  company: string;
  /** '-' while it has none. */
  number: string;
  categoryTitle: string;
  title: string;
  status: string;
  /** `date` is the day of submission as it stands in the box; null for a draft, which bears no mark. `submittedOn` is the same day in full. */
  drafter: { name: string; position: string; department: string; date: string | null; submittedOn?: string };
  approvalDate: string;
  /** Empty until it is. */
  completedOn: string;
  dueDate: string;
  steps: PrintableStep[];
  referrers: string[];
  attachedDocs: { number: string; title: string }[];
  /** Sanitized HTML. */
  content: string;
  leave?: PrintableLeave;
  comments: PrintableComment[];
  attachedFiles: { name: string; size: string }[];
  labels: PrintLabels;
};
