import {
  getInvestigation,
  type Investigation,
  investigationRootCause,
  listRootCauses,
  type RootCause,
  rootCauses,
} from '@portal/contract/safety';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../../testing/given-portal.tsx';
import { givenInvestigation, investigationAt, officeActs } from '../../../../testing/investigations.ts';
import { sampleInvestigation } from '../../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const cause = { id: 1, name: '불안전 행위', engName: 'Unsafe acts' };
const kept: RootCause = { level1: cause, level2: null, level3: null, level4: null, description: '피로', version: 1 };
const open = sampleInvestigation({ can: officeActs, rootCause: kept });
const closed: Investigation = { ...open, status: 'Closed', can: { ...officeActs, rootCause: 'wrong-status' } };

it('the typed text of the root cause stays when the investigation is closed meanwhile, until it is discarded', async () => {
  let now = open;
  const more = [
    reply(listRootCauses, [...rootCauses]),
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    refuse(investigationRootCause.change, 'wrong-status'),
  ];
  await givenInvestigation(now, investigationAt, more);
  await userEvent.type(await screen.findByRole('textbox', { name: '설명' }), '와 소음');
  now = closed;
  await userEvent.click(screen.getByRole('button', { name: '근본 원인 저장' }));
  await screen.findByRole('alert', { name: '그사이 상태가 바뀌어 더는 저장할 수 없습니다' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '설명' }).value).toBe('피로와 소음');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '근본 원인 저장' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
  cleanup();
  await givenInvestigation(now, investigationAt, more);
  const left = within(await screen.findByRole('status', { name: '저장하지 못한 내용이 있습니다' }));
  left.getByText('피로와 소음');
  expect(screen.queryByRole('textbox', { name: '설명' })).toBeNull();
  await userEvent.click(left.getByRole('button', { name: '입력한 내용 버리기' }));
  const sure = within(await screen.findByRole('dialog'));
  await userEvent.click(sure.getByRole('button', { name: '입력한 내용 버리기' }));
  await waitFor(() => expect(screen.queryByText('피로와 소음')).toBeNull());
  screen.getByText('피로');
});

it('where nothing was typed, the closed investigation is read', async () => {
  let now = open;
  await givenInvestigation(now, investigationAt, [
    reply(listRootCauses, [...rootCauses]),
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
  ]);
  await screen.findByRole('textbox', { name: '설명' });
  now = closed;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '설명' })).toBeNull());
  screen.getByText('피로');
  expect(screen.queryByRole('alert', { name: /더는 저장할 수 없습니다/ })).toBeNull();
});
