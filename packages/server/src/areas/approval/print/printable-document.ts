/** `Final`: a final decision for the later steps, which are `Skipped`. */
export type PrintableMark = 'Approved' | 'Rejected' | 'Hold' | 'Final' | 'Skipped';
/** `date` is the short form below the mark: '11.20'. */
export type PrintablePerson = {
  position: string;
  name: string;
  /** The note about the person, such as the former approver of the line. */
  note?: string;
  mark: PrintableMark | null;
  date: string | null;
};
export type PrintableStep = { seq: number; label: string; people: PrintablePerson[] };

export type PrintableLeave = { absenceType: string; contact: string; periods: { date: string; type: string }[] };
/** A comment or act; `text` is empty for an act without a comment. */
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
  /** The text for a picture without an alternative text. */
  image: string;
  missingImage: string;
  /** Contains `{page}` and `{pages}`. */
  page: string;
};

/** A document as it is printed: texts in the language of the reader, dates and sizes already formatted. */
export type PrintableDocument = {
  language: 'ko' | 'en';
  company: string;
  /** '-' for a draft. */
  number: string;
  categoryTitle: string;
  title: string;
  status: string;
  /**
   * `date` is the day of submission in the box; null for a draft, which has no mark. `submittedOn` is the same day in
   * the long form.
   */
  drafter: { name: string; position: string; department: string; date: string | null; submittedOn?: string };
  approvalDate: string;
  /** Empty until the document is completed. */
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
