import type { Grant } from '@portal/contract/identity';
import { endpoint, object, text } from '@portal/contract/kernel';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Db } from '../database/pool.ts';
import { handleProblems } from './problem-handler.ts';
import { createRouter } from './router.ts';

const listThresholds = endpoint({
  method: 'GET',
  path: '/api/trial',
  summary: 'Only for masters',
  access: { menu: 'ESMS', level: 5 },
  reply: object({ done: text(10) }),
});

const statusFor = async (grants: readonly Grant[]): Promise<number> => {
  const app = Fastify();
  handleProblems(app);
  const router = createRouter<Record<string, never>>(app, {
    db: undefined as unknown as Db<Record<string, never>>,
    refusesWrites: () => false,
    authenticate: () => Promise.resolve({ employeeId: 1, departmentIds: [], grants }),
    receive: () => Promise.reject(new Error('nothing is uploaded')),
    uploadFiles: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  });
  router.read(listThresholds, () => ({ done: 'yes' }));
  const { statusCode } = await app.inject({ method: 'GET', url: '/api/trial' });
  await app.close();
  return statusCode;
};

test('a call with a required level accepts this and higher levels only', async () => {
  expect(await statusFor([])).toBe(403);
  expect(await statusFor([{ menu: 'ESMS', level: 'Level4' }])).toBe(403);
  expect(await statusFor([{ menu: 'Document', level: 'Level4' }])).toBe(403);
  expect(await statusFor([{ menu: 'ESMS', level: 'Level5' }])).toBe(200);
  expect(
    await statusFor([
      { menu: 'ESMS', level: 'Level1' },
      { menu: 'ESMS', level: 'Level6' },
    ]),
  ).toBe(200);
});
