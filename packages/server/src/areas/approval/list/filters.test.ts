import {
  actOnLine,
  cancelDocument,
  createDraft,
  type DocumentList,
  documentListEndpoints,
} from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;
let clerk: TestEmployee;

const titles = async (list: DocumentList, caller: TestEmployee, query: Record<string, string | number>) => {
  const { status, body } = await app.call(documentListEndpoints[list], caller, { query });
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ title }) => title);
};

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  const { captain, lead, head } = office;
  const division = await givenDepartment(app, 'DIV');
  clerk = await givenEmployee(app, 'clerk', division);
  let minute = 0;
  const memo = (title: string, drafter: TestEmployee, line: TestEmployee[], more: object = {}) => {
    minute += 1;
    app.now.value = new Date(Date.UTC(2026, 10, 20, 1, minute));
    return givenMemo(app, drafter, line, { title, ...more });
  };
  const act = (made: Awaited<ReturnType<typeof memo>>, who: TestEmployee, action: 'Approved' | 'Reject') =>
    app.call(actOnLine, who, { params: { id: made.id, lineId: lineOf(made, who) }, body: { action, comment: '의견' } });
  const ofDivision = { referrers: [{ type: 'Department' as const, sourceId: division }] };
  await memo('later', captain, [lead], { dueDays: 9, ...ofDivision });
  await memo('sooner', captain, [lead, clerk], { dueDays: 2 });
  await memo('from clerk', clerk, [lead], { dueDays: 5, ...ofDivision });
  await act(await memo('rejected', captain, [lead], ofDivision), lead, 'Reject');
  await act(await memo('completed', captain, [lead]), lead, 'Approved');
  const canceled = await memo('canceled', captain, [lead, head]);
  await app.call(cancelDocument, captain, { params: { id: canceled.id }, body: { cancellationReason: '취소' } });
});

afterAll(() => app.close());

test('a list is filtered by a status', async () => {
  const { captain, lead } = office;
  expect(await titles('completed', captain, { status: 'Rejected' })).toEqual(['rejected']);
  expect(await titles('completed', lead, { status: 'Canceled' })).toEqual(['canceled']);
  expect(await titles('submitted', captain, { status: 'InProgress' })).toEqual(['sooner', 'later']);
  expect(await titles('approved', lead, { status: 'Completed' })).toEqual(['completed']);
  expect(await titles('approved', lead, { status: 'InProgress' })).toEqual([]);
});

test('a list is filtered by what one has drafted, decides, or is a referrer of', async () => {
  expect(await titles('in-progress', clerk, {})).toEqual(['from clerk', 'sooner', 'later']);
  expect(await titles('in-progress', clerk, { role: 'Drafter' })).toEqual(['from clerk']);
  expect(await titles('in-progress', clerk, { role: 'Approver' })).toEqual(['sooner']);
  // They are also referrers of their own document, through their department.
  expect(await titles('in-progress', clerk, { role: 'Referrer' })).toEqual(['from clerk', 'later']);
  expect(await titles('completed', clerk, { role: 'Referrer', status: 'Rejected' })).toEqual(['rejected']);
});

test('a list can be in reverse order, or by due day; the total and the pages stay the same', async () => {
  const { captain, lead } = office;
  expect(await titles('requested', lead, {})).toEqual(['from clerk', 'sooner', 'later']);
  expect(await titles('requested', lead, { sort: 'Newest' })).toEqual(['from clerk', 'sooner', 'later']);
  expect(await titles('requested', lead, { sort: 'Oldest' })).toEqual(['later', 'sooner', 'from clerk']);
  expect(await titles('requested', lead, { sort: 'Due' })).toEqual(['sooner', 'from clerk', 'later']);
  expect(await titles('in-progress', clerk, { sort: 'Due' })).toEqual(['sooner', 'from clerk', 'later']);
  expect(await titles('completed', captain, { sort: 'Oldest' })).toEqual(['rejected', 'completed', 'canceled']);
  const second = await app.call(documentListEndpoints.requested, lead, { query: { sort: 'Due', limit: 1, offset: 1 } });
  expect([second.body.total, second.body.items.map(({ title }) => title)]).toEqual([3, ['from clerk']]);
});

test('a rejected document waits to be rewritten until that is begun', async () => {
  const { captain, lead } = office;
  const waiting = () => titles('completed', captain, { role: 'Drafter', toRewrite: 'true' });
  expect(await waiting()).toEqual(['rejected']);
  expect(await titles('completed', lead, { role: 'Drafter', toRewrite: 'true' })).toEqual([]);
  const { body } = await app.call(documentListEndpoints.completed, captain, { query: { status: 'Rejected' } });
  const again = sampleMemo([lead], { title: 'again', resubmissionOf: { id: body.items[0]?.id ?? 0 } });
  expect((await app.call(createDraft, captain, { body: again })).status).toBe(201);
  expect(await waiting()).toEqual([]);
});

test.each([
  ['status', 'Draft'],
  ['status', 'open'],
  ['role', 'drafter'],
  ['sort', 'title'],
])('%s=%s is refused and named', async (name, value) => {
  const { status, body } = await app.call(documentListEndpoints.completed, clerk, {
    query: { [name]: value },
  });
  expect([status, body]).toEqual([400, expect.objectContaining({ errors: [expect.objectContaining({ path: name })] })]);
});

test('the row of a leave has its days and number of days; that of any other document has not', async () => {
  const vacation = {
    absenceType: 'AnnualLeave' as const,
    periods: [
      { vacationDate: '2026-12-04', annualLeaveType: 'MorningOff' as const },
      { vacationDate: '2026-12-01', annualLeaveType: 'AnnualLeave' as const },
      { vacationDate: '2026-12-02', annualLeaveType: 'AnnualLeave' as const },
    ],
  };
  const draft = (more: object) => app.call(createDraft, clerk, { body: sampleMemo([], { title: '휴가', ...more }) });
  expect((await draft({ category: { id: 2 }, vacation })).status).toBe(201);
  expect((await draft({ category: { id: 2 }, vacation: { ...vacation, periods: [] } })).status).toBe(201);
  expect((await draft({})).status).toBe(201);
  const { body } = await app.call(documentListEndpoints.draft, clerk, { query: { sort: 'Oldest' } });
  expect(body.items.map(({ leave }) => leave)).toEqual([
    { days: 2.5, firstDate: '2026-12-01', lastDate: '2026-12-04' },
    undefined,
    undefined,
  ]);
  expect(body.items[2]).not.toHaveProperty('leave');
});
