import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Company } from './company.ts';

const KEEPER = 'admin';

type File = { name: string; content: Uint8Array<ArrayBuffer> | string };
export type UploadedFile = { id: number; driveId: number; title: string; revision: { id: number; version: string } };

const upload = (
  company: Company,
  driveId: number,
  title: string,
  file: File,
  overwrite: boolean,
): Promise<UploadedFile> => {
  const form = new FormData();
  form.append('document', JSON.stringify({ docType: 'Normal', title, overwrite }));
  form.append('files', new Blob([file.content]), file.name);
  return company.call<UploadedFile>(KEEPER, 'POST', `/api/drives/${driveId}/documents`, form);
};

/** A document in a general drive of its own, whose file it is. */
export const uploadFile = async (company: Company, file: File): Promise<UploadedFile> => {
  const mark = randomUUID().slice(0, 8);
  const { id } = await company.call<{ id: number }>(KEEPER, 'POST', '/api/drives', { name: `미리보기 ${mark}` });
  return upload(company, id, `운항 안내 ${mark}`, file, false);
};

/** Its next revision. */
export const uploadRevision = (company: Company, { driveId, title }: UploadedFile, file: File): Promise<UploadedFile> =>
  upload(company, driveId, title, file, true);

export const removeDocument = (company: Company, { driveId, id }: UploadedFile): Promise<unknown> =>
  company.call(KEEPER, 'DELETE', `/api/drives/${driveId}/documents/${id}`);

/** Names a required reader of a document. */
export const nameReader = async (company: Company, { driveId, id }: UploadedFile, email: string): Promise<void> => {
  const path = `/api/hr/employees?name=${encodeURIComponent('김도현')}`;
  const { items } = await company.call<{ items: { id: number; email: string }[] }>(KEEPER, 'GET', path);
  const reader = items.find((employee) => employee.email === email);
  await company.call(KEEPER, 'PUT', `/api/drives/${driveId}/documents/${id}/readers`, [reader?.id]);
};

export const previewOf = ({ driveId, id, revision }: UploadedFile, more = ''): string =>
  `/documentcenter/preview/${driveId}/${id}?version=${revision.version}&id=${revision.id}${more}`;

/** How many bytes of files a page has fetched so far. */
export const watchBytes = (page: Page): (() => number) => {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/preview')) bytes += Number(response.headers()['content-length'] ?? 0);
  });
  return () => bytes;
};
