import { randomUUID } from 'node:crypto';
import type { Persona } from '../personas/sign-in.ts';
import type { Company } from './company.ts';

/** Who keeps the document center, who manages the manuals of the scenes, and who reads. */
export const UPLOADER = 'admin' satisfies Persona;
export const MANAGER = 'doc.manager' satisfies Persona;
export const READER = 'captain' satisfies Persona;

type Drive = { id: number; name: string; departmentId: number | null };
type Manual = { id: number; title: string };
type Version = { version: number };
export type StoredDocument = { id: number; driveId: number; title: string; version: number; revision: { id: number } };

/** A PDF of one page with a line on it; another one for another line. */
const pdfOf = (line: string): string => {
  const text = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${body}${xref}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
};

/** What an upload sends: the record, and a small PDF that is another each time. */
const uploadOf = (document: object, name: string): FormData => {
  const form = new FormData();
  form.append('document', JSON.stringify(document));
  form.append('files', new Blob([pdfOf(`Takeoff minimums ${randomUUID()}`)], { type: 'application/pdf' }), name);
  return form;
};

/** The drive of a department, by its name. */
export const driveOf = async (company: Company, name: string): Promise<Drive> => {
  const drives = await company.call<Drive[]>(UPLOADER, 'GET', '/api/drives');
  const found = drives.find((drive) => drive.departmentId !== null && drive.name === name);
  if (found === undefined) throw new Error(`${name} has no drive`);
  return found;
};

/** A general drive of its own. */
export const newDrive = (company: Company, name: string): Promise<Drive> =>
  company.call<Drive>(UPLOADER, 'POST', '/api/drives', { name });

/** Uploads a plain document to a drive. */
export const uploadPlain = (
  company: Company,
  persona: Persona,
  driveId: number,
  title: string,
): Promise<StoredDocument> =>
  company.call<StoredDocument>(
    persona,
    'POST',
    `/api/drives/${driveId}/documents`,
    uploadOf({ docType: 'Normal', title }, `${title}.pdf`),
  );

/** A further revision of a manual's document, by its manager. */
export const revise = (company: Company, driveId: number, manualId: number, version: string): Promise<StoredDocument> =>
  company.call<StoredDocument>(
    MANAGER,
    'POST',
    `/api/drives/${driveId}/documents`,
    uploadOf(
      {
        docType: 'AOC',
        manualId,
        revision: {
          version,
          revisionDate: '2026-11-20',
          description: `${version}판: 이륙 최저 기상 조건을 고쳤습니다.`,
        },
      },
      'manual.pdf',
    ),
  );

/** A manual of the flight operations' drive with its document in three revisions. */
export const ownManual = async (company: Company): Promise<StoredDocument & { manualId: number }> => {
  const drive = await driveOf(company, '운항팀');
  const number = String(Date.now()).slice(-6);
  const { id: manualId } = await company.call<Manual>(UPLOADER, 'POST', `/api/drives/${drive.id}/manuals`, {
    manualType: 'Manuals',
    manualClass: 'Authorized',
    docNo: `FOM-${number}`,
    title: `운항 규정 제${number}호`,
    subTitle: '제1권 일반',
    abbr: 'FOM',
    departmentId: drive.departmentId,
    managers: [{ id: await company.idOf(MANAGER) }],
  });
  for (const version of ['1', '2']) await revise(company, drive.id, manualId, version);
  return { ...(await revise(company, drive.id, manualId, '3')), manualId };
};

/** Names who must read a document. */
export const nameReaders = (
  company: Company,
  { driveId, id }: Pick<StoredDocument, 'driveId' | 'id'>,
  readers: readonly number[],
): Promise<unknown> => company.call(UPLOADER, 'PUT', `/api/drives/${driveId}/documents/${id}/readers`, [...readers]);

/** The notice of a drive, in place of whatever stood there. */
export const writeNotice = (company: Company, driveId: number, title: string, content: string): Promise<Version> =>
  company.call<Version>(UPLOADER, 'POST', `/api/drives/${driveId}/notice`, { title, content });

/** A controlled manual of the flight operations' drive without a revision, which no authority has to know. */
export const controlledManual = async (company: Company): Promise<{ id: number; driveId: number; title: string }> => {
  const drive = await driveOf(company, '운항팀');
  const number = randomUUID().slice(0, 6);
  const title = `관제 교신 절차 ${number}`;
  const { id } = await company.call<Manual>(UPLOADER, 'POST', `/api/drives/${drive.id}/manuals`, {
    manualType: 'Procedures',
    manualClass: 'Unclassified',
    docNo: `ATC-${number}`,
    title,
    departmentId: drive.departmentId,
    managers: [{ id: await company.idOf(MANAGER) }],
    controlled: true,
  });
  return { id, driveId: drive.id, title };
};

/** A PDF with one line of text, as it is chosen in the browser. */
export const pdfFile = (line: string) => ({
  name: 'manual.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(line)),
});

type DemoManual = { id: number; driveId: number; documentId: number; docNo: string; title: string };

/** A controlled manual of the demo; without a number the one with revisions in every state. */
export const demoManual = async (
  company: Company,
  number = 'OS-P-008',
): Promise<DemoManual & { revisions: { id: number; state: string }[] }> => {
  const { items } = await company.call<{ items: DemoManual[] }>(MANAGER, 'GET', '/api/drives/manuals?limit=1000');
  const found = items.find(({ docNo }) => docNo === number);
  if (found === undefined) throw new Error('the demo has no controlled manual');
  const path = `/api/drives/${found.driveId}/manuals/${found.id}/revisions`;
  return { ...found, revisions: await company.call(MANAGER, 'GET', path) };
};
