import { changeFactual, deleteFactual, type Factual, listFactuals } from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../../testing/given-portal.tsx';
import { givenInvestigation, investigationAt, officeActs } from '../../../../testing/investigations.ts';
import { sampleInvestigation, someone } from '../../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const entry = (change: Partial<Factual> = {}): Factual => ({
  id: 5,
  title: '점검 기록',
  description: '이상 없음',
  manager: someone,
  loggedDate: '2026-11-20',
  createdDate: '2026-11-20T01:00:00.000Z',
  attachedFiles: [],
  version: 4,
  can: {},
  ...change,
});

it('an entry is changed and deleted by its manager alone, and added by investigators alone', async () => {
  await givenInvestigation(
    sampleInvestigation({ can: { ...officeActs, fact: 'wrong-status' } }),
    `${investigationAt}#factualInformation`,
    [reply(listFactuals, [entry()])],
  );
  await screen.findByRole('article', { name: '점검 기록' });
  expect(screen.queryByRole('button', { name: '점검 기록 수정' })).toBeNull();
  expect(screen.queryByRole('button', { name: '점검 기록 삭제' })).toBeNull();
  expect(screen.queryByRole('button', { name: '사실 정보 추가' })).toBeNull();
});

it('an entry is deleted after a confirmation, and a refusal shows its reason', async () => {
  const { calls } = await givenInvestigation(
    sampleInvestigation({ can: officeActs }),
    `${investigationAt}#factualInformation`,
    [reply(listFactuals, [entry({ can: { change: true, delete: true } })]), refuse(deleteFactual, 'changed-meanwhile')],
  );
  await userEvent.click(await screen.findByRole('button', { name: '점검 기록 삭제' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '삭제' }));
  await screen.findByText(/삭제에 실패했습니다/);
  const sent = calls.find(({ method }) => method === 'DELETE');
  expect([sent?.path, sent?.headers.get('if-match')]).toEqual(['/api/esms/investigations/12/factuals/5', '"4"']);
});

it('of two concurrent changes of an entry the later user decides, and their text stays', async () => {
  let version = 4;
  await givenInvestigation(sampleInvestigation({ can: officeActs }), `${investigationAt}#factualInformation`, [
    {
      endpoint: listFactuals,
      answer: () => ({
        body: [entry({ version, can: { change: true }, description: version === 4 ? '이상 없음' : '이상 있음' })],
      }),
    },
    refuse(changeFactual, 'changed-meanwhile'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '점검 기록 수정' }));
  const form = within(await screen.findByRole('form', { name: '사실 정보 수정' }));
  const text = form.getByRole('textbox', { name: '내용' });
  await userEvent.type(text, ' 확인');
  version = 5;
  await userEvent.click(form.getByRole('button', { name: '수정' }));
  const conflict = await screen.findByRole('alert');
  expect(conflict.textContent).toContain('다른 사용자가 먼저 변경했습니다');
  expect(within(conflict).getByText('이상 있음').textContent).toBe('이상 있음');
  expect((text as HTMLTextAreaElement).value).toBe('이상 없음 확인');
});

it('the text on an entry that was deleted meanwhile stays; saving shows the reason, and the text can be discarded', async () => {
  const other = entry({ id: 6, title: '둘째 기록' });
  let there = [entry({ can: { change: true } }), other];
  await givenInvestigation(sampleInvestigation({ can: officeActs }), `${investigationAt}#factualInformation`, [
    { endpoint: listFactuals, answer: () => ({ body: there }) },
    refuse(changeFactual, 'not-found'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '점검 기록 수정' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '내용' }), ' 확인');
  there = [];
  // Later, so that the data is stale and is fetched again.
  const later = Date.now() + 600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(screen.queryByRole('article', { name: '둘째 기록' })).toBeNull());
  expect(screen.getByRole('textbox', { name: '내용' })).toHaveProperty('value', '이상 없음 확인');
  expect(screen.queryByText('아직 기록한 사실 정보가 없습니다.')).toBeNull();
  await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: '수정' }));
  const gone = within(await screen.findByRole('alert'));
  gone.getByText(/저장할 대상이 더 이상 없습니다/);
  expect(screen.getByRole('textbox', { name: '내용' })).toHaveProperty('value', '이상 없음 확인');
  await userEvent.click(gone.getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '내용' })).toBeNull());
});
