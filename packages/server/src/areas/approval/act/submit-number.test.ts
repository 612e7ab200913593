import { submitNewDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const numbers = (from: number, to: number, year = 2026) =>
  Array.from({ length: to - from + 1 }, (_, index) => `LA-${year}-${String(from + index).padStart(6, '0')}`);

test('50 concurrent submissions get 50 numbers without gap or duplicate, and refused ones among them take none', async () => {
  const { captain, lead, head } = office;
  const answers = await Promise.all(
    Array.from({ length: 75 }, (_, index) =>
      app.call(submitNewDocument, index % 2 === 0 ? captain : head, {
        body: index % 3 === 2 ? sampleMemo([]) : sampleMemo([lead]),
      }),
    ),
  );
  const done = answers.filter(({ status }) => status === 201);
  expect(done).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(25);
  expect(done.map(({ body }) => body.docNo).toSorted()).toEqual(numbers(1, 50));
});

test('the year is that of the day in Seoul: half an hour after 15:00Z on New Year’s Eve a new count begins', async () => {
  app.now.value = new Date('2026-12-31T14:59:59.999Z');
  const old = await givenMemo(app, office.captain, [office.lead]);
  expect(old).toMatchObject({ docNo: 'LA-2026-000051', approvalDate: '2026-12-31', dueDate: '2027-01-05' });
  app.now.value = new Date('2026-12-31T15:00:00.000Z');
  const young = await givenMemo(app, office.captain, [office.lead]);
  expect(young).toMatchObject({ docNo: 'LA-2027-000001', approvalDate: '2027-01-01' });
});

test('a number is not assigned twice, and an aborted transaction leaves no gap', async () => {
  app.now.value = new Date('2028-03-01T00:00:00.000Z');
  await app.pool.query(`
    create function approval.break_every_third() returns trigger language plpgsql as $$
    begin if new.id % 3 = 0 then raise exception 'broken for the test'; end if; return new; end $$;
    create trigger break_every_third before update on approval.document for each row
      when (new.status <> 'Draft') execute function approval.break_every_third();
  `);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(submitNewDocument, office.captain, { body: sampleMemo([office.lead]) })),
  );
  await app.pool.query('drop function approval.break_every_third() cascade');
  const done = answers.filter(({ status }) => status === 201).map(({ body }) => body.docNo);
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(10);
  expect(done.toSorted()).toEqual(numbers(1, 20, 2028));
});
