import { listEmployees } from '@portal/contract/directory';
import { getInvestigation, type Investigation, savePostProcess } from '@portal/contract/safety';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../../testing/given-portal.tsx';
import { givenInvestigation, investigationAt, officeActs } from '../../../../testing/investigations.ts';
import { sampleInvestigation, someone } from '../../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = sampleInvestigation({
  status: 'Approval',
  conclusion: '순찰이 없었습니다.',
  appendix: '순찰 기록',
  mitigations: [
    { id: null, actionNo: null, status: null, instruction: null, mitigator: someone, dueDate: '2099-02-01' },
  ],
  can: { ...officeActs, postProcess: true },
});
const acting = { ...open.mitigations[0], id: 5, actionNo: 'ACT-2026-00005', status: 'Completed' };
const closed = {
  ...open,
  status: 'Closed',
  mitigations: [acting],
  version: 4,
  can: { ...officeActs, postProcess: 'wrong-status' },
} as Investigation;
const other = { ...someone, id: 8, name: '박서준' };

it('typed text and the chosen people of a post process stay when the case is closed meanwhile', async () => {
  let now = open;
  const more = [
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    reply(listEmployees, { items: [other], total: 1, offset: 0, limit: 100 }),
    refuse(savePostProcess, 'wrong-status'),
  ];
  const at = `${investigationAt}#postProcess`;
  await givenInvestigation(now, at, more);
  await userEvent.type(await screen.findByRole('textbox', { name: '부록' }), ' 둘');
  await userEvent.click(screen.getByRole('button', { name: '담당자 추가' }));
  await userEvent.type(screen.getAllByRole('combobox', { name: /담당자/ })[1] as HTMLElement, '박');
  const found = await screen.findAllByRole('option', { name: /박서준/, hidden: true });
  await userEvent.click(found.at(-1) as HTMLElement);
  now = closed;
  await userEvent.click(screen.getByRole('button', { name: '조사 결과·개선 조치 저장' }));
  await screen.findByRole('alert', { name: '그사이 상태가 바뀌어 더는 저장할 수 없습니다' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '부록' }).value).toBe('순찰 기록 둘');
  screen.getByDisplayValue(/박서준/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '조사 결과·개선 조치 저장' }).disabled).toBe(true);
  cleanup();
  await givenInvestigation(now, at, more);
  const left = within(await screen.findByRole('status', { name: '저장하지 못한 내용이 있습니다' }));
  left.getByText('순찰 기록 둘');
  left.getByText(/박서준/);
  await screen.findByText('ACT-2026-00005');
  expect(screen.queryByRole('textbox', { name: '부록' })).toBeNull();
});
