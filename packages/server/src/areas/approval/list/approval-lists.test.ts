import {
  actOnLine,
  cancelDocument,
  createDraft,
  type DocumentList,
  documentListEndpoints,
  documentLists,
  getApprovalCounts,
  getLine,
  listCategories,
  uploadFiles,
} from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;
let clerk: TestEmployee;
let observer: TestEmployee;

/** One document in every status that lists distinguish, by name. */
const ids: Record<string, number> = {};

const act = (memo: Parameters<typeof lineOf>[0], who: TestEmployee, action: 'Approved' | 'Hold' | 'Reject') =>
  app.call(actOnLine, who, { params: { id: memo.id, lineId: lineOf(memo, who) }, body: { action, comment: '의견' } });

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  const { captain, lead, head } = office;
  const division = await givenDepartment(app, 'DIV');
  const team = await givenDepartment(app, 'TEAM', division);
  clerk = await givenEmployee(app, 'clerk', team);
  observer = await givenEmployee(app, 'observer', division);
  const referrers = [{ type: 'Department' as const, sourceId: division }];
  let minute = 0;
  const next = () => {
    minute += 1;
    app.now.value = new Date(Date.UTC(2026, 10, 20, 1, minute));
  };
  const memo = async (name: string) => {
    next();
    const made = await givenMemo(app, captain, [lead, head], { title: name, referrers });
    ids[name] = made.id;
    return made;
  };
  next();
  ids.draft = (
    await app.call(createDraft, captain, { body: sampleMemo([lead], { title: 'draft', referrers }) })
  ).body.id;
  await memo('waiting');
  await act(await memo('halfway'), lead, 'Approved');
  await act(await memo('held'), lead, 'Hold');
  await act(await memo('rejected'), lead, 'Reject');
  const completed = await memo('completed');
  await act(completed, lead, 'Approved');
  await act(completed, head, 'Approved');
  const canceled = await memo('canceled');
  await app.call(cancelDocument, captain, { params: { id: canceled.id }, body: { cancellationReason: '취소' } });
});

afterAll(() => app.close());

const namesIn = async (list: DocumentList, caller: TestEmployee): Promise<(string | undefined)[]> => {
  const { body } = await app.call(documentListEndpoints[list], caller);
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
};

const expected: [DocumentList, Record<'captain' | 'lead' | 'head' | 'observer' | 'clerk' | 'outsider', string[]>][] = [
  ['draft', { captain: ['draft'], lead: [], head: [], observer: [], clerk: [], outsider: [] }],
  [
    'in-progress',
    {
      captain: ['held', 'halfway', 'waiting'],
      lead: ['held', 'halfway', 'waiting'],
      head: ['held', 'halfway', 'waiting'],
      observer: ['held', 'halfway', 'waiting'],
      clerk: ['held', 'halfway', 'waiting'],
      outsider: [],
    },
  ],
  ['requested', { captain: [], lead: ['held', 'waiting'], head: ['halfway'], observer: [], clerk: [], outsider: [] }],
  [
    'completed',
    {
      captain: ['canceled', 'completed', 'rejected'],
      lead: ['canceled', 'completed', 'rejected'],
      head: ['canceled', 'completed', 'rejected'],
      observer: ['canceled', 'completed', 'rejected'],
      clerk: ['canceled', 'completed', 'rejected'],
      outsider: [],
    },
  ],
  [
    'approved',
    { captain: [], lead: ['completed', 'halfway'], head: ['completed'], observer: [], clerk: [], outsider: [] },
  ],
  [
    'submitted',
    {
      captain: ['canceled', 'completed', 'rejected', 'held', 'halfway', 'waiting'],
      lead: [],
      head: [],
      observer: [],
      clerk: [],
      outsider: [],
    },
  ],
];

describe('the six lists', () => {
  test.each(expected)('%s contains the right documents for everyone, newest first', async (list, byCaller) => {
    const callers = { ...office, observer, clerk };
    for (const [name, names] of Object.entries(byCaller))
      expect([name, await namesIn(list, callers[name as keyof typeof byCaller])]).toEqual([name, names]);
  });

  test('a row has number, drafter, present approvers, files and comments', async () => {
    const { captain, lead, first, second } = office;
    await app.db.updateTable('directory.employee').set({ eng_name: 'Kim First' }).where('id', '=', first.id).execute();
    app.now.value = new Date('2026-11-21T01:00:00.000Z');
    const memo = await givenMemo(app, captain, [{ agree: first }, { agree: second }, lead], {
      title: '행',
      comment: '의견',
      dueDays: 2,
    });
    await app.call(uploadFiles, captain, {
      params: { id: memo.id },
      ...filesBody({ name: 'a', content: 'a' }, { name: 'b', content: 'b' }),
    });
    await app.call(actOnLine, second, {
      params: { id: memo.id, lineId: lineOf(memo, second) },
      body: { action: 'Approved' },
    });
    const { body } = await app.call(documentListEndpoints.requested, first);
    expect(body.items[0]).toEqual({
      id: memo.id,
      docNo: memo.docNo,
      title: '행',
      category: { id: 1, name: 'LetterOfApproval', title: '일반품의서', componentName: 'Normal' },
      status: 'InProgress',
      approvalDate: '2026-11-21',
      dueDate: '2026-11-23',
      drafterName: 'captain',
      drafterEngName: 'captain',
      departmentName: 'FO 팀',
      departmentEngName: 'FO Team',
      currentApprovers: ['first'],
      currentApproversEng: ['Kim First'],
      currentApproverDepartments: ['FO 팀'],
      currentApproverDepartmentsEng: ['FO Team'],
      attachedFileCount: 2,
      hasComment: true,
      isHeld: false,
      inPlaceOf: null,
      asksMe: false,
    });
    await app.call(cancelDocument, captain, { params: { id: memo.id }, body: { cancellationReason: '취소' } });
  });

  test('a document on hold is marked for its approver alone', async () => {
    const heldBy = async (list: DocumentList, caller: TestEmployee) =>
      (await app.call(documentListEndpoints[list], caller)).body.items
        .filter(({ isHeld }) => isHeld)
        .map(({ id }) => id);
    expect(await heldBy('requested', office.lead)).toEqual([ids.held]);
    expect(await heldBy('in-progress', office.captain)).toEqual([]);
    expect(await heldBy('in-progress', office.head)).toEqual([]);
  });

  test('the counts are the totals of the first three', async () => {
    for (const caller of [office.captain, office.lead, office.head, observer, clerk, office.outsider]) {
      const totals = await Promise.all(
        (['draft', 'in-progress', 'requested'] as const).map(
          async (list) => (await app.call(documentListEndpoints[list], caller)).body.total,
        ),
      );
      const { body } = await app.call(getApprovalCounts, caller);
      const { can: _, askedCount: _asked, ...counts } = body;
      expect(Object.values(counts)).toEqual(totals);
    }
  });

  test('a referred department means its members on the day of reading', async () => {
    const { outsider, department } = office;
    const move = (to: number) =>
      app.pool.query('update directory.employee set department_id = $1 where id = $2', [to, outsider.id]);
    await move(clerk.departmentId);
    expect(await namesIn('in-progress', outsider)).toEqual(expected[1]?.[1].captain);
    await move(department);
    expect(await namesIn('in-progress', outsider)).toEqual([]);
  });
});

describe('paging and searching', () => {
  let writer: TestEmployee;
  const list = (query: Record<string, string | number>, caller = writer) =>
    app.call(documentListEndpoints.draft, caller, { query });
  const titles = async (query: Record<string, string | number>) =>
    (await list(query)).body.items.map(({ title }) => title);

  beforeAll(async () => {
    writer = await givenEmployee(app, 'writer', office.department);
    for (let index = 1; index <= 25; index += 1) {
      app.now.value = new Date(Date.UTC(2026, 9, 1 + Math.floor(index / 5)));
      await app.call(createDraft, writer, {
        body: sampleMemo([], { title: `문서 ${String(index).padStart(2, '0')}` }),
      });
    }
  });

  test('offset counts pages; the total stays; a page past the end is empty', async () => {
    const first = await list({});
    expect(first.body).toMatchObject({ total: 25, offset: 0, limit: 20 });
    expect(first.body).not.toHaveProperty('totalCapped');
    expect(first.body.items).toHaveLength(20);
    const pages = await Promise.all([0, 1, 2].map((offset) => titles({ offset, limit: 10 })));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    const all = Array.from({ length: 25 }, (_, index) => `문서 ${String(25 - index).padStart(2, '0')}`);
    expect(pages.flat()).toEqual(all);
    expect((await list({ offset: 3, limit: 10 })).body).toEqual({ items: [], total: 25, offset: 3, limit: 10 });
    expect((await list({ offset: 1_000_000, limit: 1000 })).body.items).toEqual([]);
  });

  test('documents of the same instant have a stable order over pages', async () => {
    const again = await Promise.all(Array.from({ length: 25 }, (_, offset) => titles({ offset, limit: 1 })));
    expect(new Set(again.flat()).size).toBe(25);
  });

  test.each([
    ['limit', 0],
    ['limit', 1001],
    ['offset', -1],
    ['offset', 1_000_001],
    ['offset', '1e1'],
    ['limit', 'ten'],
    ['limit', 1.5],
    ['fromDate', '2026-02-30'],
    ['toDate', '26-1-1'],
    ['categoryId', 0],
    ['searchText', 'x'.repeat(101)],
    ['status', 'Draft'],
  ])('%s=%s is refused and named', async (name, value) => {
    const { status, body } = await list({ [name]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-input', errors: [{ path: name }] });
  });

  test.each(['100%', 'a_b', 'C:\\temp', '🛫 비행', '%_\\', 'Straße', "O'Neill; --"])(
    'a title with %s is found by it, and by it alone',
    async (text) => {
      await app.call(createDraft, clerk, { body: sampleMemo([], { title: `앞 ${text} 뒤` }) });
      await app.call(createDraft, clerk, { body: sampleMemo([], { title: '앞 100x aXb C:Xtemp 뒤' }) });
      expect((await list({ searchText: text }, clerk)).body.items.map(({ title }) => title)).toEqual([`앞 ${text} 뒤`]);
    },
  );

  test('a search reads title, number and drafter, ignoring case and space around it', async () => {
    const { captain, lead } = office;
    const memo = await givenMemo(app, captain, [lead], { title: 'Runway Lights' });
    const find = async (searchText: string) =>
      (await app.call(documentListEndpoints.requested, lead, { query: { searchText } })).body.items.map(({ id }) => id);
    expect(await find('rUNWAY')).toEqual([memo.id]);
    expect(await find(`  ${memo.docNo?.toLowerCase()} `)).toEqual([memo.id]);
    expect(await find('CAPTA')).toContain(memo.id);
    expect(await find('nobody')).toEqual([]);
    expect(await find('   ')).toContain(memo.id);
  });

  test('the filters of days and category are inclusive and combined', async () => {
    expect((await list({ fromDate: '2026-10-03', toDate: '2026-10-03' })).body.total).toBe(5);
    expect((await list({ fromDate: '2026-10-03' })).body.total).toBe(16);
    expect((await list({ toDate: '2026-10-02' })).body.total).toBe(9);
    expect((await list({ fromDate: '2026-10-04', toDate: '2026-10-02' })).body).toMatchObject({ items: [], total: 0 });
    expect((await list({ categoryId: 1 })).body.total).toBe(25);
    expect((await list({ categoryId: 2 })).body.total).toBe(0);
    expect(await titles({ fromDate: '2026-10-03', toDate: '2026-10-03', searchText: '11', categoryId: 1 })).toEqual([
      '문서 11',
    ]);
  });
});

describe('other calls', () => {
  test('one line of a document is answered to those who may see it', async () => {
    const { captain, lead, outsider } = office;
    const memo = await givenMemo(app, captain, [lead]);
    const params = { id: memo.id, lineId: lineOf(memo, lead) };
    const { status, body } = await app.call(getLine, captain, { params });
    expect([status, body]).toEqual([200, memo.lines[0]]);
    expect((await app.call(getLine, outsider, { params })).status).toBe(401);
    const other = await givenMemo(app, captain, [lead]);
    expect(
      (await app.call(getLine, captain, { params: { id: memo.id, lineId: lineOf(other, lead) } })).body,
    ).toMatchObject({ code: 'not-found' });
  });

  test('the categories are those of which documents can be created', async () => {
    const { body } = await app.call(listCategories, office.outsider);
    expect(body.map(({ id, name, title }) => [id, name, title])).toEqual([
      [1, 'LetterOfApproval', '일반품의서'],
      [2, 'LeaveApplication', '휴가신청서'],
    ]);
    for (const { id } of body)
      expect((await app.call(createDraft, clerk, { body: sampleMemo([], { category: { id } }) })).status).toBe(201);
    expect((await app.call(createDraft, clerk, { body: { title: 'x', category: { id: 99 } } })).status).toBe(400);
  });

  test('there are as many lists as the contract names', () => {
    expect(expected.map(([list]) => list)).toEqual(documentLists);
  });
});
