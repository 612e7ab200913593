import {
  getInvestigation,
  type Investigation,
  investigationRootCause,
  listRootCauses,
  type RootCause,
  rootCauses,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../../testing/given-portal.tsx';
import { givenInvestigation, investigationAt, officeActs } from '../../../../testing/investigations.ts';
import { sampleInvestigation } from '../../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('of two concurrent first root causes the later user decides, and their text stays', async () => {
  let now: Investigation = sampleInvestigation({ can: officeActs });
  const theirs: RootCause = {
    level1: { id: 1, name: '불안전 행위', engName: 'Unsafe acts' },
    level2: null,
    level3: null,
    level4: null,
    description: '센서 고장',
    version: 1,
  };
  await givenInvestigation(now, investigationAt, [
    reply(listRootCauses, [...rootCauses]),
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    refuse(investigationRootCause.create, 'changed-meanwhile'),
    reply(investigationRootCause.get, theirs),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '근본 원인 선택' }));
  const dialog = within(await screen.findByRole('dialog', { name: '근본 원인 선택' }));
  await userEvent.type(dialog.getByRole('searchbox'), '복창');
  await userEvent.click(await dialog.findByRole('button', { name: /복창 없음/ }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  const words = await screen.findByRole('textbox', { name: '설명' });
  await userEvent.type(words, '피로');
  now = { ...now, rootCause: theirs };
  await userEvent.click(screen.getByRole('button', { name: '근본 원인 저장' }));
  await screen.findByRole('button', { name: '내 내용으로 저장' });
  expect(screen.getByRole('row', { name: /센서 고장/ }).textContent).toContain('피로');
  expect((words as HTMLTextAreaElement).value).toBe('피로');
});

it('a person editing a root cause that somebody deletes is told so on saving, and may save their text anyway', async () => {
  const cause = { id: 1, name: '불안전 행위', engName: 'Unsafe acts' };
  const kept: RootCause = { level1: cause, level2: null, level3: null, level4: null, description: '피로', version: 1 };
  let now: Investigation = sampleInvestigation({ can: officeActs, rootCause: kept });
  const { calls } = await givenInvestigation(now, investigationAt, [
    reply(listRootCauses, [...rootCauses]),
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    refuse(investigationRootCause.change, 'not-found'),
  ]);
  const words = await screen.findByRole('textbox', { name: '설명' });
  await userEvent.type(words, '와 소음');
  now = { ...now, rootCause: null };
  await userEvent.click(screen.getByRole('button', { name: '근본 원인 저장' }));
  await screen.findByText(/수정에 실패했습니다. 찾을 수 없습니다/);
  await userEvent.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '설명' })).toHaveProperty('value', '피로와 소음'));
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});
