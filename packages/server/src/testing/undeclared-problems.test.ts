import { downloadPdf } from '@portal/contract/approval';
import { Problem } from '@portal/contract/kernel';
import { beforeEach, expect, test } from 'vitest';
import { givenMemo } from './areas/given-memo.ts';
import { givenOffice, type Office } from './areas/given-office.ts';
import { createTestApp, type TestApp, tokensOf } from './test-app.ts';

let app: TestApp;
let office: Office;
let id: number;

beforeEach(async () => {
  app = await createTestApp({}, () => ({
    compiler: { compile: () => Promise.reject(new Problem('leave-overdrawn')) },
  }));
  office = await givenOffice(app);
  ({ id } = await givenMemo(app, office.captain, [office.lead]));
});

const UNDECLARED = 'POST /api/approval/docs/:id/download answers leave-overdrawn';

test('a call that is answered a problem which its endpoint does not declare fails', async () => {
  await expect(app.call(downloadPdf, office.captain, { params: { id } })).rejects.toThrow(UNDECLARED);
  await app.close();
});

test('a call made without `call` fails when its app is closed', async () => {
  const url = downloadPdf.path.replace(':id', String(id));
  await app.app.inject({ method: 'POST', url, headers: tokensOf(office.captain) });
  await expect(app.close()).rejects.toThrow(UNDECLARED);
});
