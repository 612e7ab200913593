import {
  type Classification,
  changeClassification,
  createClassification,
  getClassification,
  getReport,
  listOccurrences,
  occurrences,
  type Report,
} from '@portal/contract/safety';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety, riskOfReporter, sampleReport } from '../../../testing/safety.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const at = '/esms/report/view/12#classification';
const { reportToAuthority: _ofRows, ...told } = riskOfReporter;
const colleague = sampleReport().reporter;
if (colleague === undefined) throw new Error('the sample has a reporter');
const theirs: Classification = {
  caseType: 1,
  eventType: 2,
  eventCategories: [{ id: 29, code: 'BIRD', name: '조류충돌', engName: 'Bird' }],
  operationalImpact: 0,
  operationalImpactRemark: null,
  damagesProperty: [1],
  damagesPropertyRemark: null,
  damagesPart: [],
  damagesPartRemark: null,
  anyoneDead: [1],
  anyoneInjured: [1],
  numberOfDead: 0,
  numberOfInjured: 0,
  natureOfInjury: [],
  natureOfInjuryRemark: null,
  locationOfInjury: [],
  locationOfInjuryRemark: null,
  injuryLevel: null,
  reportToAuthority: false,
  isUnmanaged: false,
  version: 4,
  modifiedDate: '2026-11-20T01:00:00.000Z',
  modifiedBy: colleague,
};

const office = (classification: Classification | null): Report =>
  sampleReport({ ...told, classification, can: { classify: true } });

/** The classification that a colleague saves while the form of this test is open. */
const givenMeanwhile = async (more: Parameters<typeof givenSafety>[1] = []) => {
  let isThere = false;
  const portal = await givenSafety(at, [
    ...more,
    { endpoint: getReport, answer: () => ({ body: office(isThere ? theirs : null) }) },
    reply(getClassification, theirs),
    reply(listOccurrences, [...occurrences]),
  ]);
  await screen.findByRole('button', { name: '등록' });
  return { ...portal, classify: () => (isThere = true) };
};

const chooseMine = async () => {
  await userEvent.click(screen.getByRole('radio', { name: '내부' }));
  await userEvent.click(screen.getByRole('radio', { name: '준사고' }));
  await userEvent.click(screen.getByRole('button', { name: '범주 추가' }));
  const picker = await screen.findByRole('dialog', { name: '범주 추가' });
  await userEvent.type(await within(picker).findByRole('searchbox'), 'TURB');
  await userEvent.click(await within(picker).findByRole('button', { name: /TURB/ }));
  await userEvent.click(within(picker).getByRole('button', { name: '적용' }));
};

it('of two concurrent classifications the later keeps its choices and chooses which one to store', async () => {
  const { calls, classify } = await givenMeanwhile([
    refuse(createClassification, 'changed-meanwhile'),
    reply(changeClassification, { ...theirs, version: 5 }),
  ]);
  await chooseMine();
  classify();
  await userEvent.click(screen.getByRole('button', { name: '등록' }));
  const differences = await screen.findByRole('table');
  for (const words of ['사례 유형', '내부', '외부', '사건 유형', '준사고', '사건 범주'])
    expect(differences.textContent).toContain(words);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '준사고' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '내 내용으로 저장' }));
  await screen.findByText('분류가 수정되었습니다.');
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.headers.get('if-match')).toBe('"4"');
  expect(sent?.body).toMatchObject({ caseType: 0, eventType: 1 });
});

it('a form without choices continues with what a colleague has saved', async () => {
  const { classify } = await givenMeanwhile();
  classify();
  window.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '외부' }).checked).toBe(true));
  screen.getByRole('button', { name: '수정' });
});

it('an empty required field is marked at its place; nothing is shown above the form before it is sent', async () => {
  await givenMeanwhile();
  const [first] = screen.getAllByRole('radio', { name: '내부' });
  first?.focus();
  await userEvent.tab();
  expect(await screen.findAllByText(/입력해 주세요|선택해 주세요/)).not.toEqual([]);
  expect(screen.queryByRole('alert', { name: '확인해 주세요' })).toBeNull();
  expect(document.activeElement?.tagName).toBe('INPUT');
  await userEvent.click(screen.getByRole('button', { name: '등록' }));
  await screen.findByRole('alert', { name: '확인해 주세요' });
});

/** A colleague closes the report while a remark is typed, so that saving it is refused. */
const givenClosed = async () => {
  let now: Report = { ...office(theirs), status: 'Notification' };
  const portal = await givenSafety(at, [
    { endpoint: getReport, answer: () => ({ body: now }) },
    refuse(changeClassification, 'wrong-status'),
    reply(listOccurrences, [...occurrences]),
  ]);
  const close = (change: Partial<Report> = {}): void => {
    now = { ...now, status: 'Closed', can: { classify: 'wrong-status' }, ...change };
  };
  await userEvent.click(await screen.findByRole('radio', { name: '내부' }));
  return { ...portal, close };
};
const stillInside = () => screen.getByRole<HTMLInputElement>('radio', { name: '내부' }).checked;

it('the text stays when the report is closed, cannot be saved, and can be discarded', async () => {
  const { close, router } = await givenClosed();
  close();
  await userEvent.click(screen.getByRole('button', { name: '수정' }));
  const told = await screen.findByRole('alert', { name: '그사이 상태가 바뀌어 더는 저장할 수 없습니다' });
  expect(told.textContent).toContain('이 기기에도 남아 있습니다');
  expect([stillInside(), screen.getByRole<HTMLButtonElement>('button', { name: '수정' }).disabled]).toEqual([
    true,
    true,
  ]);
  await userEvent.click(screen.getByRole('tab', { name: /^상세/ }));
  await userEvent.click(screen.getByRole('tab', { name: /^분류/ }));
  expect(stillInside()).toBe(true);
  void router.navigate({ to: '/esms/report' });
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '취소' }));
  await userEvent.click(screen.getByRole('button', { name: '입력한 내용 버리기' }));
  const sure = within(await screen.findByRole('dialog'));
  await userEvent.click(sure.getByRole('button', { name: '입력한 내용 버리기' }));
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  screen.getByText('외부');
});

it('a tab with unsaved text is not locked, and the text is shown again after a reload', async () => {
  const { close } = await givenClosed();
  close({ classification: { ...theirs, isUnmanaged: true, version: 5 } });
  await userEvent.click(screen.getByRole('button', { name: '수정' }));
  await screen.findByRole('alert', { name: '그사이 상태가 바뀌어 더는 저장할 수 없습니다' });
  expect(stillInside()).toBe(true);
  cleanup();
  await givenSafety(at, [
    reply(getReport, {
      ...office({ ...theirs, isUnmanaged: true }),
      status: 'Closed',
      can: { classify: 'wrong-status' },
    }),
    reply(listOccurrences, [...occurrences]),
  ]);
  const left = await screen.findByRole('status', { name: '저장하지 못한 내용이 있습니다' });
  expect(within(left).getByRole('heading', { name: '사례 유형' }).nextElementSibling?.textContent).toBe('내부');
  expect(screen.queryByRole('radio')).toBeNull();
});
