import { expect } from '@playwright/test';
import { controlledManual, demoManual, MANAGER, READER } from './drives.ts';
import { dialog, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const revisionOf = async ({ company }: Stage, state: string) => {
  const manual = await demoManual(company);
  const revision = manual.revisions.find((each) => each.state === state);
  if (revision === undefined) throw new Error(`the demo has no revision that is ${state}`);
  return { manual, revision, path: `/documentcenter/manual/${manual.driveId}/${manual.id}` };
};

const prepared = async (stage: Stage, state: string) => {
  const { path, revision } = await revisionOf(stage, state);
  const page = await stage.enter(MANAGER, `${path}/prepare/${revision.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

/** A filing that the authority has not answered. */
const filed = async ({ company, enter }: Stage) => {
  const { id, driveId, revisions } = await demoManual(company, 'OS-M-007');
  const revision = revisions.find(({ state }) => state === 'Approved');
  const page = await enter(MANAGER, `/documentcenter/manual/${driveId}/${id}/prepare/${revision?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

const previewed = async (stage: Stage, state: string) => {
  const { manual, revision } = await revisionOf(stage, state);
  const page = await stage.enter(
    READER,
    `/documentcenter/preview/${manual.driveId}/${manual.documentId}?id=${revision.id}`,
  );
  await expect(page.getByRole('status').first()).toBeVisible();
  return page;
};

/** Controlled manuals: their revisions, the acts on them, and how their states are marked in the preview. */
export const controlledScenes: readonly Scene[] = [
  {
    name: 'documents-manual',
    open: async (stage) => {
      const { path } = await revisionOf(stage, 'InForce');
      const page = await stage.enter(MANAGER, path);
      await expect(page.getByRole('table')).toBeVisible();
      return page;
    },
  },
  {
    name: 'documents-manual-empty',
    open: async (stage) => {
      const { id, driveId, title } = await controlledManual(stage.company);
      const page = await stage.enter(READER, `/documentcenter/manual/${driveId}/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      return page;
    },
  },
  { name: 'documents-manual-draft', open: (stage) => prepared(stage, 'Draft') },
  {
    name: 'documents-manual-send',
    open: async (stage) => {
      const page = await prepared(stage, 'Draft');
      await press(page, '결재 상신', 'Send for approval');
      await dialog(page, '결재 상신', 'Send for approval');
      return page;
    },
  },
  {
    name: 'documents-manual-authority',
    open: async (stage) => {
      const page = await filed(stage);
      await press(page, '인가·신고 입력', 'Record the authority’s decision');
      await dialog(page, '인가·신고 입력', 'Record the authority’s decision');
      return page;
    },
  },
  { name: 'documents-manual-filed', open: (stage) => filed(stage) },
  { name: 'documents-manual-scheduled', open: (stage) => prepared(stage, 'Scheduled') },
  {
    name: 'documents-manual-schedule',
    open: async (stage) => {
      const page = await prepared(stage, 'Scheduled');
      await press(page, '시행일 지정', 'Set effective date');
      await dialog(page, '시행일 지정', 'Set effective date');
      return page;
    },
  },
  {
    name: 'documents-manual-compare',
    open: async (stage) => {
      const { path } = await revisionOf(stage, 'InForce');
      const page = await stage.enter(READER, `${path}/compare`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
      return page;
    },
  },
  { name: 'documents-preview-superseded', open: (stage) => previewed(stage, 'Superseded') },
  { name: 'documents-preview-upcoming', open: (stage) => previewed(stage, 'Scheduled') },
];
