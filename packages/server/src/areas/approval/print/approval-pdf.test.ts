import { actOnLine, createDraft, downloadPdf, submitNewDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenDepartment, givenEmployee } from '#testing/given-company';
import { readPdfPages } from '#testing/pdf-text';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const print = async (id: number, language = 'ko', reader = office.captain) => {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/approval/docs/${id}/download`,
    headers: { ...tokensOf(reader), 'accept-language': language },
  });
  return { ...answer, headers: answer.headers, text: readPdfPages(answer.rawPayload).join(' ') };
};

test('a memo is printed with number, people, marks, comments and content, named by its number and title', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead], {
    title: '제설 장비 구매',
    content: '<p>본문 첫째 줄</p><table><tbody><tr><td>칸</td></tr></tbody></table>',
    comment: '빠른 검토 부탁',
  });
  const body = { action: 'Approved', comment: '동의합니다' };
  await app.call(actOnLine, office.lead, { params: { id: memo.id, lineId: lineOf(memo, office.lead) }, body });
  const { statusCode, headers, text } = await print(memo.id);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(headers['x-filename']))).toBe(`${memo.docNo} 제설 장비 구매.pdf`);
  for (const shown of [
    memo.docNo ?? '',
    '제설 장비 구매',
    '본문 첫째 줄',
    '칸',
    'captain',
    'lead',
    '승인',
    '빠른 검토 부탁',
    '동의합니다',
    '완료',
  ])
    expect(text).toContain(shown);
});

test('a leave is printed with its type, days and contact, a memo with its attached documents', async () => {
  const leave = sampleLeave([office.lead], { absenceType: 'Training', days: ['2026-12-02', '2026-12-01'] });
  const { body: document } = await app.call(submitNewDocument, office.captain, { body: leave });
  const { text } = await print(document.id);
  for (const shown of ['휴가신청서', '훈련', '2026-12-01 (화)', '2026-12-02 (수)', '종일', '010-0000-0000'])
    expect(text).toContain(shown);
  const at = { params: { id: document.id, lineId: lineOf(document, office.lead) } };
  await app.call(actOnLine, office.lead, { ...at, body: { action: 'Approved' } });
  const memo = await givenMemo(app, office.captain, [office.lead], { attachedDocs: [{ id: document.id }] });
  expect((await print(memo.id)).text).toContain(document.docNo ?? '');
  expect((await print(document.id, 'en')).text).toContain('Leave application');
});

test('the labels are in the requested language', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  expect((await print(memo.id, 'en-US,en;q=0.9')).text).toContain('In progress');
  expect((await print(memo.id, 'ko-KR')).text).toContain('진행 중');
});

test('an English paper names people and departments in English', async () => {
  const ground = await givenDepartment(app, 'GS');
  const join = (account: string, name: string, engName: string) =>
    givenEmployee(app, account, ground, { name, engName });
  const drafter = await join('ground', '김하늘', 'Kim Haneul');
  const approver = await join('ground.lead', '박바다', 'Park Bada');
  const referrers = [{ type: 'Department' as const, sourceId: ground }];
  const memo = await givenMemo(app, drafter, [approver], { comment: '검토 부탁', referrers });
  const { text } = await print(memo.id, 'en', drafter);
  for (const shown of ['Kim Haneul', 'Park Bada', 'GS Team']) expect(text).toContain(shown);
  for (const hidden of ['김하늘', '박바다', 'GS 팀']) expect(text).not.toContain(hidden);
});

test('a draft has a dash instead of its number and only its title in the file name', async () => {
  const { body } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead], { title: '초안' }) });
  const { headers, text } = await print(body.id);
  expect(decodeURIComponent(String(headers['x-filename']))).toBe('초안.pdf');
  expect(text).toMatch(/문서번호\s*-\s/);
  expect(text).not.toContain('LA-');
});

test('a person who may not see the document gets no PDF of it', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const { status, body } = await app.call(downloadPdf, office.outsider, { params: { id: memo.id } });
  expect([status, body]).toMatchObject([401, { code: 'no-permission-on-document' }]);
});
