import { fileURLToPath } from 'node:url';
import { readRichText } from '../../../platform/html/rich-text-tree.ts';
import type { PdfCompiler } from '../../../platform/pdf/compile.ts';
import { approvalBox } from './approval-box.ts';
import type { PrintableDocument } from './printable-document.ts';

const template = fileURLToPath(new URL('./approval-document.typ', import.meta.url));

type Field = { label: string; value: string; whole?: true };

const fields = (document: PrintableDocument): Field[] => {
  const { labels, drafter, leave } = document;
  const related = document.attachedDocs.map(({ number, title }) => `${number}  ${title}`).join('\n');
  const whole: Field[] = [
    { label: labels.referrers, value: document.referrers.join(', '), whole: true },
    { label: labels.attachedDocs, value: related, whole: true },
  ];
  return [
    { label: labels.number, value: document.number },
    { label: labels.approvalDate, value: document.approvalDate },
    { label: labels.drafter, value: `${drafter.name} ${drafter.position}` },
    { label: labels.department, value: drafter.department },
    { label: labels.status, value: document.status },
    { label: labels.dueDate, value: document.dueDate },
    ...(leave ? [{ label: labels.absenceType, value: leave.absenceType }] : []),
    ...(leave ? [{ label: labels.contact, value: leave.contact }] : []),
    ...whole.filter(({ value }) => value !== ''),
  ];
};

/** The document as a PDF (decisions: approval, PDF). */
export const printDocument = (compiler: PdfCompiler, document: PrintableDocument): Promise<Uint8Array> => {
  const { language, company, number, categoryTitle, title, labels, drafter } = document;
  const { blocks, images } = readRichText(document.content);
  const data = {
    ...{ language, company, number, categoryTitle, title, labels, blocks },
    author: drafter.name,
    box: approvalBox(document),
    fields: fields(document),
    periods: document.leave?.periods ?? [],
    comments: document.comments,
    files: document.attachedFiles,
  };
  return compiler.compile({ template, data, images });
};
