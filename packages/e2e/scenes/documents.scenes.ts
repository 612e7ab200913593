import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  driveOf,
  nameReaders,
  newDrive,
  ownManual,
  READER,
  type StoredDocument,
  UPLOADER,
  uploadPlain,
  writeNotice,
} from './drives.ts';
import { dialog, eitherBegins, field, press, pressMore, rowsOf, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const mark = (): string => randomUUID().slice(0, 6);

const listed = async ({ enter, company }: Stage, who: typeof UPLOADER | typeof READER): Promise<Page> => {
  const { driveId } = await ownManual(company);
  await writeNotice(
    company,
    driveId,
    '운항 규정 개정 안내',
    Array.from({ length: 9 }, (_, place) => `${place + 1}. 개정된 조항을 12월 1일까지 읽고 확인해 주세요.`).join('\n'),
  );
  const page = await enter(who, `/documentcenter/list/${driveId}`);
  await rowsOf(page);
  return page;
};

const viewed = async (
  stage: Stage,
  who: typeof UPLOADER | typeof READER,
): Promise<{ page: Page; document: StoredDocument }> => {
  const document = await ownManual(stage.company);
  await nameReaders(stage.company, document, [
    await stage.company.idOf(READER),
    await stage.company.idOf('hr'),
    await stage.company.idOf('ceo'),
  ]);
  await stage.company.call(READER, 'PUT', `/api/drives/${document.driveId}/documents/${document.id}/read`);
  const page = await stage.enter(who, `/documentcenter/view/${document.driveId}/${document.id}`);
  await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  return { page, document };
};

/** Drives, documents, their readers, and what one must read. */
export const documentScenes: readonly Scene[] = [
  {
    name: 'documents-required',
    open: async ({ enter, company }) => {
      const document = await ownManual(company);
      await nameReaders(company, document, [await company.idOf(READER)]);
      const page = await enter(READER, '/documentcenter');
      await rowsOf(page);
      return page;
    },
  },
  { name: 'documents-required-none', open: ({ enter }) => enter('safety.officer', '/documentcenter') },
  { name: 'documents-list', open: (stage) => listed(stage, READER) },
  { name: 'documents-list-keeper', open: (stage) => listed(stage, UPLOADER) },
  {
    name: 'documents-list-loading',
    open: async ({ enter, company }) => {
      const { id } = await driveOf(company, '운항팀');
      const before = (page: Page) => page.route(/\/api\/drives\/\d+\/documents/, () => undefined);
      return enter(READER, `/documentcenter/list/${id}`, { before, loading: true });
    },
  },
  {
    name: 'documents-list-failed',
    open: async ({ enter, company }) => {
      const { id } = await driveOf(company, '운항팀');
      const before = (page: Page) =>
        page.route(/\/api\/drives\/\d+\/documents/, (route) => route.fulfill({ status: 502 }));
      const page = await enter(READER, `/documentcenter/list/${id}`, { before, loading: true });
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-list-general',
    open: async ({ enter, company }) => {
      const { id } = await newDrive(company, `공용 양식 ${mark()}`);
      await uploadPlain(company, READER, id, '비행 전 점검표');
      const page = await enter(READER, `/documentcenter/list/${id}`);
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'documents-list-empty',
    open: async ({ enter, company }) => {
      const { id } = await newDrive(company, `빈 자료실 ${mark()}`);
      return enter(UPLOADER, `/documentcenter/list/${id}`);
    },
  },
  {
    name: 'documents-notice',
    open: async (stage) => {
      const page = await listed(stage, UPLOADER);
      await press(page, '공지 수정', 'Change the notice');
      await dialog(page, '공지 수정', 'Change the notice');
      return page;
    },
  },
  {
    name: 'documents-drive-rename',
    open: async ({ enter, company }) => {
      const { id } = await newDrive(company, `공용 양식 ${mark()}`);
      const page = await enter(UPLOADER, `/documentcenter/list/${id}`);
      await press(page, '이름 변경', 'Rename');
      await dialog(page, '이름 변경', 'Rename');
      return page;
    },
  },
  { name: 'documents-view', open: async (stage) => (await viewed(stage, READER)).page },
  { name: 'documents-view-keeper', open: async (stage) => (await viewed(stage, UPLOADER)).page },
  {
    name: 'documents-view-gone',
    open: async ({ enter, company }) => {
      const { id } = await driveOf(company, '운항팀');
      const page = await enter(READER, `/documentcenter/view/${id}/999999`);
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-modify',
    open: async (stage) => {
      const { page } = await viewed(stage, UPLOADER);
      await page.getByRole('link', { name: eitherBegins('개정 3 수정', 'Edit Rev. 3') }).click();
      await expect(field(page, '개정번호', 'Revision')).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-readers',
    open: async (stage) => {
      const { page } = await viewed(stage, UPLOADER);
      await press(page, '필독자 지정', 'Designate readers');
      const picker = await dialog(page, '필독자 지정', 'Designate readers');
      await expect(picker.getByRole('checkbox').nth(1)).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-reader-status',
    open: async (stage) => {
      const { page } = await viewed(stage, UPLOADER);
      await press(page, '필독 현황', 'Reader status');
      const status = page.getByRole('dialog', { name: eitherBegins('필독 현황', 'Reader status') });
      await expect(status.getByRole('table')).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-reading-board',
    open: async ({ enter }) => {
      const page = await enter(UPLOADER, '/documentcenter/reading');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-reading-evidence',
    open: async ({ enter }) => {
      const page = await enter(UPLOADER, '/documentcenter/reading/evidence');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-delete',
    open: async (stage) => {
      const { page } = await viewed(stage, UPLOADER);
      await pressMore(page, '삭제', 'Delete');
      await dialog(page, '문서 삭제', 'Delete the document');
      return page;
    },
  },
  {
    name: 'documents-title',
    open: async ({ enter, company }) => {
      const { id } = await newDrive(company, `공용 양식 ${mark()}`);
      const document = await uploadPlain(company, READER, id, '비행 전 점검표');
      const page = await enter(READER, `/documentcenter/view/${id}/${document.id}`);
      await press(page, '제목 변경', 'Change the title');
      await dialog(page, '제목 변경', 'Change the title');
      return page;
    },
  },
  {
    name: 'documents-home',
    open: async ({ enter, company }) => {
      const document = await ownManual(company);
      await nameReaders(company, document, [await company.idOf(READER)]);
      const page = await enter(READER, '/');
      await expect(page.getByRole('link', { name: eitherBegins('읽어야 할 문서', 'To be read') })).toBeVisible();
      return page;
    },
  },
];
