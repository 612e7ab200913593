import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { driveOf, newDrive, ownManual, READER, UPLOADER, uploadPlain } from './drives.ts';
import { dialog, either, press, rowsOf, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const mark = (): string => randomUUID().slice(0, 6);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });

/** The form of a general drive that has a document of this title already. */
const uploading = async ({ company, enter }: Stage, who: typeof READER | 'engineer'): Promise<Page> => {
  const { id } = await newDrive(company, `공용 양식 ${mark()}`);
  await uploadPlain(company, READER, id, '비행 전 점검표');
  const page = await enter(who, `/documentcenter/upload/${id}`);
  await page.locator('input[type=file]').first().setInputFiles(pdf('비행 전 점검표.pdf'));
  return page;
};

const search = async ({ enter }: Stage, query: string): Promise<Page> => {
  const page = await enter(READER, `/documentcenter/search?${query}`);
  await expect(page.getByRole('navigation').last()).toBeVisible();
  return page;
};

/** Uploads, the search, manuals and rights of the document center. */
export const documentFormScenes: readonly Scene[] = [
  {
    name: 'documents-upload-manual',
    open: async ({ enter, company }) => {
      const { driveId } = await ownManual(company);
      return enter(UPLOADER, `/documentcenter/upload/${driveId}`);
    },
  },
  {
    name: 'documents-upload-wrong',
    open: async ({ enter, company }) => {
      const { id } = await driveOf(company, '운항팀');
      const page = await enter(UPLOADER, `/documentcenter/upload/${id}?docType=Normal`);
      await press(page, '업로드', 'Upload');
      await expect(page.getByRole('alert').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-upload-exists',
    open: async (stage) => {
      const page = await uploading(stage, READER);
      await press(page, '업로드', 'Upload');
      await dialog(page, '같은 이름의 문서가 있습니다', 'A document with this name exists');
      return page;
    },
  },
  {
    name: 'documents-upload-refused',
    open: async (stage) => {
      const page = await uploading(stage, 'engineer');
      await press(page, '업로드', 'Upload');
      await expect(page.getByRole('alert').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-upload-several',
    open: async ({ company, enter }) => {
      const { id } = await newDrive(company, `공용 양식 ${mark()}`);
      await uploadPlain(company, READER, id, '비행 전 점검표');
      const page = await enter(READER, `/documentcenter/list/${id}`);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([pdf('비행 전 점검표.pdf'), pdf('객실 점검표.pdf'), pdf('설치.exe')]);
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
      return page;
    },
  },
  { name: 'documents-search', open: ({ enter }) => enter(READER, '/documentcenter/search') },
  {
    name: 'documents-search-found',
    open: async (stage) => {
      const page = await search(stage, `q=${encodeURIComponent('안전')}&searchType=Content`);
      // The texts of the demo's documents are taken out in the background.
      await expect(async () => {
        await page.reload();
        await expect(page.locator('mark').nth(1)).toBeVisible({ timeout: 3_000 });
      }, 'the texts of the demo are taken out').toPass({ timeout: 120_000 });
      return page;
    },
  },
  {
    name: 'documents-search-none',
    open: async ({ enter }) => {
      const page = await enter(READER, '/documentcenter/search?q=zzzz&manualTypes=Manuals');
      await expect(page.getByText(/zzzz/).first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-manuals',
    open: async ({ enter, company }) => {
      await ownManual(company);
      const page = await enter(UPLOADER, '/documentcenter/admin');
      await rowsOf(page);
      return page;
    },
  },
  { name: 'documents-manual-new', open: ({ enter }) => enter(UPLOADER, '/documentcenter/admin/manual/new') },
  {
    name: 'documents-manual-change',
    open: async ({ enter, company }) => {
      const { manualId } = await ownManual(company);
      return enter(UPLOADER, `/documentcenter/admin/manual/${manualId}`);
    },
  },
  {
    name: 'documents-manual-managers',
    open: async ({ enter }) => {
      const page = await enter(UPLOADER, '/documentcenter/admin/manual/new');
      await press(page, '매뉴얼 관리자 선택', 'Choose managers');
      const picker = await dialog(page, '매뉴얼 관리자 선택', 'Choose managers');
      await expect(picker.getByRole('checkbox').nth(1)).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-permission',
    open: async ({ enter, company }) => {
      await ownManual(company);
      return enter(UPLOADER, '/documentcenter/admin/permission');
    },
  },
  {
    name: 'documents-permission-choose',
    open: async ({ enter }) => {
      const page = await enter(UPLOADER, '/documentcenter/admin/permission');
      await press(page, '담당자 변경', 'Change');
      await expect(
        page.getByRole('dialog', { name: either('문서 시스템 관리자 선택', 'Choose document system managers') }),
      ).toBeVisible();
      return page;
    },
  },
];
