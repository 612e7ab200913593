import { fileURLToPath } from 'node:url';
import type { PdfCompiler } from '../../../platform/pdf/compile-pdf.ts';
import type { PdfJob } from '../../../platform/pdf/typesetting.ts';
import type { Caller } from '../../../platform/workers/worker-caller.ts';
import { approvalBox } from './approval-box.ts';
import type { PrintableDocument } from './printable-document.ts';

const template = fileURLToPath(new URL('./approval-pdf.typ', import.meta.url));

type Field = { label: string; value: string; whole?: true };

/** The fields left of the approval box, as on the screen. */
const facts = ({ labels, number, drafter, ...document }: PrintableDocument): Field[] => [
  { label: labels.number, value: number },
  { label: labels.drafter, value: `${drafter.name} ${drafter.position}` },
  { label: labels.department, value: drafter.department },
  { label: labels.approvalDate, value: document.approvalDate },
  ...[
    { label: labels.submittedOn, value: drafter.submittedOn ?? '' },
    { label: labels.completedOn, value: document.completedOn },
  ].filter(({ value }) => value !== ''),
];

const fields = (document: PrintableDocument): Field[] => {
  const { labels, leave } = document;
  const related = document.attachedDocs.map(({ number, title }) => `${number}  ${title}`).join('\n');
  const whole: Field[] = [
    { label: labels.referrers, value: document.referrers.join(', '), whole: true },
    { label: labels.attachedDocs, value: related, whole: true },
  ];
  return [
    { label: labels.status, value: document.status },
    { label: labels.dueDate, value: document.dueDate },
    ...(leave ? [{ label: labels.absenceType, value: leave.absenceType }] : []),
    ...(leave ? [{ label: labels.contact, value: leave.contact }] : []),
    ...whole.filter(({ value }) => value !== ''),
  ];
};

const jobOf = (document: PrintableDocument): PdfJob => {
  const { language, company, number, categoryTitle, title, labels, drafter } = document;
  const data = {
    ...{ language, company, number, categoryTitle, title, labels },
    author: drafter.name,
    box: approvalBox(document),
    facts: facts(document),
    fields: fields(document),
    periods: document.leave?.periods ?? [],
    comments: document.comments,
    files: document.attachedFiles,
  };
  return { template, data, richText: document.content };
};

/** The document as a PDF (rules/approval.md#pdf); its data is read when printing starts. */
export const printDocument = (
  compiler: PdfCompiler,
  caller: Caller,
  load: () => Promise<PrintableDocument>,
): Promise<Uint8Array> => compiler.compile(caller, async () => jobOf(await load()));
