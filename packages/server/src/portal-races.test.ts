import { submitNewDocument } from '@portal/contract/approval';
import { createDepartment, deleteDepartment, deleteEmployee } from '@portal/contract/directory';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/database/transaction';
import { sampleMemo } from '#testing/areas/given-memo';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

/** `RACES=1000` runs longer. */
const RACES = Number(process.env.RACES ?? 40);

let app: TestApp;
let company: Company;
let drafters: TestEmployee[];
let lead: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  lead = await givenEmployee(app, 'lead', company.flight);
  drafters = [];
  for (let count = 0; count < 4; count += 1) drafters.push(await givenEmployee(app, `drafter${count}`, company.flight));
});

afterAll(() => app.close());

/** The answers of a submission and a concurrent deletion of what it refers to. */
type Met = { submitted: number[]; deleted: number };

const expectOneAfterTheOther = ({ submitted, deleted }: Met): void => {
  // The later call was answered by its own rule.
  const wasNamed = submitted.includes(201);
  expect([submitted.every((status) => status === (wasNamed ? 201 : 422)), deleted]).toEqual([
    true,
    wasNamed ? 409 : 204,
  ]);
};

test('deleting an employee and submitting to them: one comes first, and the other is answered by its rule', async () => {
  for (let race = 0; race < RACES; race += 1) {
    const approver = await givenEmployee(app, `leaver${race}`, company.flight);
    const submissions = drafters.map((drafter) =>
      app.call(submitNewDocument, drafter, { body: sampleMemo([approver]) }),
    );
    const deletion = app.call(deleteEmployee, company.admin, { params: { id: approver.id } });
    const submitted = (await Promise.all(submissions)).map(({ status }) => status);
    expectOneAfterTheOther({ submitted, deleted: (await deletion).status });
  }
});

test('deleting a department and referring to it: one comes first, and the other is answered by its rule', async () => {
  for (let race = 0; race < RACES; race += 1) {
    const { body: department } = await app.call(createDepartment, company.admin, {
      body: {
        code: `R${race}`,
        name: `경주 ${race}`,
        engName: `Race ${race}`,
        seq: race % 99,
        parentId: company.flight,
      },
    });
    const referrers = [{ type: 'Department' as const, sourceId: department.id }];
    const submissions = drafters.map((drafter) =>
      app.call(submitNewDocument, drafter, { body: sampleMemo([lead], { referrers }) }),
    );
    const deletion = app.call(deleteDepartment, company.admin, { params: { id: department.id } });
    const submitted = (await Promise.all(submissions)).map(({ status }) => status);
    expectOneAfterTheOther({ submitted, deleted: (await deletion).status });
  }
});

test('two transactions in a deadlock both succeed; a permanent conflict is reported after a few retries', async () => {
  await app.pool.query('create table public.pair (id integer primary key, seen integer not null default 0)');
  await app.pool.query('grant select, update on public.pair to public; insert into public.pair values (1), (2)');
  const meet = (ids: readonly number[], arrived: () => Promise<void>) =>
    inTransaction(app.db, async (tx) => {
      for (const id of ids) {
        await sql`update public.pair set seen = seen + 1 where id = ${id}`.execute(tx);
        await arrived();
      }
    });
  let there = 0;
  const both = Promise.withResolvers<void>();
  const arrived = () => {
    there += 1;
    if (there === 2) both.resolve();
    return both.promise;
  };
  await Promise.all([meet([1, 2], arrived), meet([2, 1], arrived)]);
  expect((await app.pool.query('select id, seen from public.pair order by id')).rows).toEqual([
    { id: 1, seen: 2 },
    { id: 2, seen: 2 },
  ]);
  let tries = 0;
  const never = inTransaction(app.db, () => {
    tries += 1;
    return Promise.reject(Object.assign(new Error('never'), { code: '40001' }));
  });
  await expect(never).rejects.toThrow('never');
  expect(tries).toBe(5);
});
