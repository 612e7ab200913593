import { setTimeout } from 'node:timers/promises';
import {
  countUnread,
  getChoices,
  listNotifications,
  markRead,
  saveChoices,
  waitForNews,
} from '@portal/contract/notification';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenMemo } from '#testing/areas/given-memo';
import { kindsFor } from '#testing/areas/given-notifications';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;
let lead: TestEmployee;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
});
beforeEach(async () => {
  count += 1;
  lead = await givenEmployee(app, `lead${count}`, company.flight);
});
afterAll(() => app.close());

const memos = async (howMany: number) => {
  const made = [];
  for (let at = 0; at < howMany; at += 1) made.push(await givenMemo(app, company.captain, [lead]));
  return made;
};
const unread = async (who = lead) => (await app.call(countUnread, who)).body.unread;

describe('the list', () => {
  test('is walked page by page, the latest first', async () => {
    const made = await memos(3);
    const first = await app.call(listNotifications, lead, { query: { limit: 2 } });
    expect(first.body.items.map(({ record }) => record.id)).toEqual([made[2]?.id, made[1]?.id]);
    expect(first.body.next).not.toBeNull();
    const last = await app.call(listNotifications, lead, { query: { limit: 2, before: first.body.next ?? 0 } });
    expect([last.body.items.map(({ record }) => record.id), last.body.next]).toEqual([[made[0]?.id], null]);
  });

  test('has at most 1,000 on a page, as every list', async () => {
    const [most, more] = [
      await app.call(listNotifications, lead, { query: { limit: 1000 } }),
      await app.call(listNotifications, lead, { query: { limit: 1001 } }),
    ];
    expect([most.status, more.status]).toEqual([200, 400]);
  });

  test('only continue from a notification of the caller', async () => {
    await memos(1);
    const { body } = await app.call(listNotifications, lead);
    const stranger = await givenEmployee(app, `other${count}`, company.flight);
    await givenMemo(app, company.captain, [stranger]);
    const after = await app.call(listNotifications, stranger, { query: { before: body.items[0]?.id ?? 0 } });
    expect(after.body.items).toEqual([]);
  });

  test('omit, and do not count, records that the caller may no longer see', async () => {
    const [normalized, lost] = await memos(2);
    await app.pool.query('delete from approval.listing where document_id = $1 and employee_id = $2', [
      lost?.id,
      lead.id,
    ]);
    const { body } = await app.call(listNotifications, lead);
    expect(body.items.map(({ record }) => record.id)).toEqual([normalized?.id]);
    expect(await unread()).toBe(1);
  });
});

describe('reading', () => {
  test('marks the notifications of a record, or all, as read', async () => {
    const [first] = await memos(3);
    expect(await unread()).toBe(3);
    const record = { type: 'approval/document', id: first?.id };
    expect((await app.call(markRead, lead, { body: { record } })).body).toEqual({ unread: 2 });
    expect(await unread()).toBe(2);
    await app.call(markRead, lead, { body: {} });
    expect([await unread(), await kindsFor(app, lead)]).toEqual([0, []]);
    const { body } = await app.call(listNotifications, lead);
    expect(body.items.map(({ isRead }) => isRead)).toEqual([true, true, true]);
  });

  test("leaves others' as they are", async () => {
    const [memo] = await memos(1);
    await app.call(markRead, company.captain, { body: { record: { type: 'approval/document', id: memo?.id } } });
    expect(await unread()).toBe(1);
  });
});

describe('news', () => {
  test('are waited for until one arrives', async () => {
    const { state } = (await app.call(waitForNews, lead)).body;
    const waiting = app.call(waitForNews, lead, { query: { known: state } });
    await memos(1);
    const answer = await waiting;
    expect(answer.body.state).not.toBe(state);
    // A call with an outdated state is answered at once.
    expect((await app.call(waitForNews, lead, { query: { known: state } })).body).toEqual(answer.body);
  });

  test('reach everybody concerned, and nobody else', async () => {
    const other = await givenEmployee(app, `waiting${count}`, company.flight);
    const known = async (who: TestEmployee) => (await app.call(waitForNews, who)).body.state;
    const [mineBefore, theirsBefore] = [await known(lead), await known(other)];
    const mine = app.call(waitForNews, lead, { query: { known: mineBefore } });
    const theirs = app.call(waitForNews, other, { query: { known: theirsBefore } });
    await memos(1);
    expect((await mine).body.state).not.toBe(mineBefore);
    await expect(Promise.race([theirs, mine.then(() => 'still waiting')])).resolves.toBe('still waiting');
    await givenMemo(app, company.captain, [other]);
    expect((await theirs).body.state).not.toBe(theirsBefore);
  });

  test('are not reported again to a caller who knows them', async () => {
    await memos(1);
    const { state } = (await app.call(waitForNews, lead)).body;
    const waiting = app.call(waitForNews, lead, { query: { known: state } });
    // Longer than the interval of the check.
    await expect(Promise.race([waiting, setTimeout(2_500, 'still waiting')])).resolves.toBe('still waiting');
    await memos(1);
    expect((await waiting).body.state).not.toBe(state);
  });

  test('have a limit of waiting calls for each person, which does not affect their other calls', async () => {
    const { state } = (await app.call(waitForNews, lead)).body;
    const waits = Array.from({ length: 9 }, () => app.call(waitForNews, lead, { query: { known: state } }));
    await Promise.race(waits);
    expect(await unread()).toBe(0);
    await memos(1);
    expect((await Promise.all(waits)).map(({ status }) => status)).toEqual(Array(9).fill(200));
  });
});

describe('the choice of mail', () => {
  test('is off until it is chosen, kind by kind', async () => {
    const { body } = await app.call(getChoices, lead);
    expect(body.canMail).toBe(false);
    expect(body.choices.length).toBeGreaterThanOrEqual(20);
    expect(new Set(body.choices.map(({ mail }) => mail))).toEqual(new Set(['off']));
    const choices = [
      { kind: 'approval.your-turn', mail: 'at-once' },
      { kind: 'safety.message', mail: 'daily' },
    ];
    const saved = await app.call(saveChoices, lead, { body: { choices } });
    expect(saved.body.choices).toEqual(expect.arrayContaining(choices));
    await app.call(saveChoices, lead, { body: { choices: [{ kind: 'safety.message', mail: 'off' }] } });
    const after = (await app.call(getChoices, lead)).body.choices;
    expect(after.filter(({ mail }) => mail !== 'off')).toEqual([{ kind: 'approval.your-turn', mail: 'at-once' }]);
    expect((await app.call(getChoices, company.captain)).body.choices.every(({ mail }) => mail === 'off')).toBe(true);
  });

  test('is refused for an unknown kind', async () => {
    const choices = [
      { kind: 'approval.your-turn', mail: 'daily' },
      { kind: 'approval.none', mail: 'daily' },
    ];
    const { status, body } = await app.call(saveChoices, lead, { body: { choices } });
    expect([status, body]).toMatchObject([
      422,
      { code: 'not-valid', errors: [{ path: 'choices.1.kind', code: 'not-one-of' }] },
    ]);
    expect((await app.call(getChoices, lead)).body.choices.every(({ mail }) => mail === 'off')).toBe(true);
  });
});
