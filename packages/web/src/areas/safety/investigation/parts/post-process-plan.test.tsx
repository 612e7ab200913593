import { listEmployees } from '@portal/contract/directory';
import { Problem } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';
import {
  approvePostProcess,
  getInvestigation,
  type Investigation,
  type PostProcessBody,
  returnPostProcess,
  savePostProcess,
} from '@portal/contract/safety';
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

const waiting = {
  status: 'Approval',
  conclusion: '순찰이 없었습니다.',
  appendix: '순찰 기록',
  mitigations: [
    { id: null, actionNo: null, status: null, instruction: null, mitigator: someone, dueDate: '2099-02-01' },
  ],
  postProcess: {
    state: 'Waiting',
    savedBy: someone,
    savedDate: '2026-11-20T01:00:00.000Z',
    reason: null,
    attachedFiles: [],
  },
} as const satisfies Partial<Investigation>;

it('after the approval the mitigators are shown below the texts, which can still be changed', async () => {
  const mitigations = [{ ...waiting.mitigations[0], id: 5, actionNo: 'ACT-2026-00005', status: 'InProgress' as const }];
  await givenInvestigation(
    sampleInvestigation({ ...waiting, status: 'Action', mitigations, can: { ...officeActs, postProcess: true } }),
    `${investigationAt}#postProcess`,
  );
  await screen.findByRole('textbox', { name: '결론' });
  const acting = within(screen.getByRole('list', { name: '조치 계획' }));
  expect(acting.getByRole('listitem').textContent).toContain('ACT-2026-00005');
  expect(screen.queryByRole('button', { name: '담당자 추가' })).toBeNull();
});

it('a plan without an assessment cannot be approved, and the missing step is named', async () => {
  const can = { ...officeActs, postProcess: true, approve: 'not-assessed', return: true } as const;
  const { calls } = await givenInvestigation(
    sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can }),
    `${investigationAt}#postProcess`,
  );
  await screen.findByText('승인을 기다리고 있습니다');
  await userEvent.click(screen.getByRole('button', { name: '승인' }));
  const told = await screen.findByRole('dialog', { name: '승인하지 못했습니다' });
  expect(told.textContent).toContain('위해요인과 초기 위험도 평가가 없습니다.');
  expect(calls.some(({ path }) => path.endsWith('/approve'))).toBe(false);
});

it('the server’s reason is shown for a plan that is no longer valid', async () => {
  const can = { ...officeActs, postProcess: true, approve: true, return: true } as const;
  await givenInvestigation(
    sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can }),
    `${investigationAt}#postProcess`,
    [
      {
        endpoint: approvePostProcess,
        answer: () => ({
          status: 422,
          body: problemBody(new Problem('not-valid', [{ path: 'mitigations.0.dueDate', code: 'day-gone-by' }]), 'ko'),
        }),
      },
    ],
  );
  await userEvent.click(await screen.findByRole('button', { name: '승인' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '승인' }));
  const told = await screen.findByRole('dialog', { name: '승인하지 못했습니다' });
  expect(told.textContent).toContain(`${someone.name}: 오늘보다 앞선 날은 선택할 수 없습니다.`);
});

it('the reason of a return is shown, and the plan may be submitted unchanged', async () => {
  const returned = { ...waiting.postProcess, state: 'Returned', reason: '위해요인이 없습니다.' } as const;
  const can = { ...officeActs, postProcess: true } as const;
  const investigation = sampleInvestigation({
    ...waiting,
    status: 'InProgress',
    mitigations: [...waiting.mitigations],
    postProcess: { ...returned, attachedFiles: [] },
    can,
  });
  const { calls } = await givenInvestigation(investigation, `${investigationAt}#postProcess`, [
    reply(savePostProcess, investigation),
  ]);
  await screen.findByText('위해요인이 없습니다.');
  await userEvent.click(await screen.findByRole('button', { name: '조사 결과·개선 조치 저장' }));
  await screen.findByText('조사 결과·개선 조치가 저장되어 승인을 기다립니다.');
  const sent = calls.find(({ method }) => method === 'PUT');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual([
    '"3"',
    {
      conclusion: '순찰이 없었습니다.',
      appendix: '순찰 기록',
      mitigations: [{ mitigator: { id: 7 }, dueDate: '2099-02-01' }],
    },
  ]);
});

it('one’s own save that was returned since is the base of the next one, without a conflict', async () => {
  const can = { ...officeActs, postProcess: true, approve: true, return: true } as const;
  const other = { ...someone, id: 8, name: '박서준' };
  let now = sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can });
  const { calls } = await givenInvestigation(now, `${investigationAt}#postProcess`, [
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    {
      endpoint: savePostProcess,
      answer: ({ headers, body }) => {
        if (headers.get('if-match') !== `"${now.version}"`) return { status: 409, body: { code: 'changed-meanwhile' } };
        const { conclusion, appendix, mitigations } = body as PostProcessBody;
        const plan = (mitigations ?? []).map(({ dueDate }, place) => ({
          ...waiting.mitigations[0],
          mitigator: place === 0 ? someone : other,
          dueDate: dueDate ?? '',
        }));
        now = sampleInvestigation({
          ...waiting,
          conclusion,
          appendix,
          mitigations: plan,
          version: now.version + 1,
          can,
        });
        return { body: now };
      },
    },
    reply(listEmployees, { items: [other], total: 1, offset: 0, limit: 100 }),
    {
      endpoint: returnPostProcess,
      answer: () => {
        const postProcess = { ...waiting.postProcess, state: 'Returned' as const, reason: '다시', attachedFiles: [] };
        now = { ...now, status: 'InProgress', postProcess, version: now.version + 1 };
        return { body: now };
      },
    },
  ]);
  await userEvent.type(await screen.findByRole('textbox', { name: '부록' }), ' 둘');
  await userEvent.click(screen.getByRole('button', { name: '담당자 추가' }));
  await userEvent.type(screen.getAllByRole('combobox', { name: /담당자/ })[1] as HTMLElement, '박');
  const found = await screen.findAllByRole('option', { name: /박서준/, hidden: true });
  await userEvent.click(found.at(-1) as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: '조사 결과·개선 조치 저장' }));
  await screen.findByText('조사 결과·개선 조치가 저장되어 승인을 기다립니다.');
  await userEvent.click(screen.getByRole('button', { name: '반려' }));
  const dialog = within(await screen.findByRole('dialog', { name: '조사 결과·개선 조치 반려' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '반려 사유' }), '다시');
  await userEvent.click(dialog.getByRole('button', { name: '반려' }));
  await screen.findByText('반려되었습니다');
  await userEvent.type(screen.getByRole('textbox', { name: '부록' }), ' 추가');
  await userEvent.click(screen.getByRole('button', { name: '조사 결과·개선 조치 저장' }));
  await screen.findByText('승인을 기다리고 있습니다');
  const sent = calls.filter(({ path }) => path.endsWith('/post-process')).map(({ headers }) => headers.get('if-match'));
  expect(sent).toEqual(['"3"', '"5"']);
});

it('an approval during editing keeps the typed text, and takes the plan out of the form', async () => {
  const can = { ...officeActs, postProcess: true } as const;
  let now: Investigation = sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can });
  const other = { ...someone, id: 8, name: '박서준' };
  const { calls } = await givenInvestigation(now, `${investigationAt}#postProcess`, [
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    reply(listEmployees, { items: [other], total: 1, offset: 0, limit: 100 }),
    {
      endpoint: savePostProcess,
      answer: ({ headers }) =>
        headers.get('if-match') === '"4"'
          ? { body: now }
          : { status: 409, body: problemBody(new Problem('changed-meanwhile'), 'ko') },
    },
  ]);
  await userEvent.type(await screen.findByRole('textbox', { name: '부록' }), ' 둘');
  await userEvent.click(screen.getByRole('button', { name: '담당자 추가' }));
  await userEvent.type(screen.getAllByRole('combobox', { name: /담당자/ })[1] as HTMLElement, '박');
  const found = await screen.findAllByRole('option', { name: /박서준/, hidden: true });
  await userEvent.click(found.at(-1) as HTMLElement);
  const acting = { ...waiting.mitigations[0], id: 5, actionNo: 'ACT-2026-00005', status: 'InProgress' as const };
  now = { ...now, status: 'Action', mitigations: [acting], version: 4 };
  await userEvent.click(screen.getByRole('button', { name: '조사 결과·개선 조치 저장' }));
  const conflict = within(await screen.findByRole('alert'));
  await screen.findByText('ACT-2026-00005');
  expect(conflict.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['부록']);
  expect((screen.getByRole('textbox', { name: '부록' }) as HTMLTextAreaElement).value).toBe('순찰 기록 둘');
  // Whom one had put into it meanwhile is named, since the plan takes nobody any more.
  await screen.findByText(/안전보안실에 조치 요청을 부탁하세요: 박서준/);
  await userEvent.click(conflict.getByRole('button', { name: '내 내용으로 저장' }));
  await screen.findByText('조사 결과·개선 조치가 저장되어 승인을 기다립니다.');
  const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({ conclusion: '순찰이 없었습니다.', appendix: '순찰 기록 둘' });
});

it('a person who only added to a plan that is approved meanwhile is told who is missing in it, and never that it was saved', async () => {
  const can = { ...officeActs, postProcess: true, assign: 'wrong-status' } as const;
  const other = { ...someone, id: 8, name: '박서준' };
  let now: Investigation = sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can });
  await givenInvestigation(now, `${investigationAt}#postProcess`, [
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    reply(listEmployees, { items: [other], total: 1, offset: 0, limit: 100 }),
    refuse(savePostProcess, 'changed-meanwhile'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '담당자 추가' }));
  await userEvent.type(screen.getAllByRole('combobox', { name: /담당자/ })[1] as HTMLElement, '박');
  const found = await screen.findAllByRole('option', { name: /박서준/, hidden: true });
  await userEvent.click(found.at(-1) as HTMLElement);
  const acting = { ...waiting.mitigations[0], id: 5, actionNo: 'ACT-2026-00005', status: 'InProgress' as const };
  now = { ...now, status: 'Action', mitigations: [acting], version: 4 };
  await userEvent.click(screen.getByRole('button', { name: '조사 결과·개선 조치 저장' }));
  await screen.findByText(/조치 탭에서 지정하세요: 박서준/);
  await waitFor(() => expect(screen.queryByRole('button', { name: '내 내용으로 저장' })).toBeNull());
  expect(screen.getByRole('button', { name: '조사 결과·개선 조치 저장' })).toHaveProperty('disabled', true);
});

it('a person who is writing while the last action is cancelled keeps their text, and sees the plan again', async () => {
  const can = { ...officeActs, postProcess: true } as const;
  const acting = { ...waiting.mitigations[0], id: 5, actionNo: 'ACT-2026-00005', status: 'InProgress' as const };
  let now: Investigation = sampleInvestigation({ ...waiting, status: 'Action', mitigations: [acting], can });
  const { calls } = await givenInvestigation(now, `${investigationAt}#postProcess`, [
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    {
      endpoint: savePostProcess,
      answer: ({ body }) =>
        (body as PostProcessBody).mitigations
          ? { body: now }
          : {
              status: 422,
              body: problemBody(new Problem('not-valid', [{ path: 'mitigations', code: 'required' }]), 'ko'),
            },
    },
  ]);
  await userEvent.type(await screen.findByRole('textbox', { name: '부록' }), ' 둘');
  now = { ...now, status: 'Approval', mitigations: [...waiting.mitigations], hasCancelledActions: true };
  await userEvent.click(screen.getByRole('button', { name: '조사 결과·개선 조치 저장' }));
  await screen.findByRole('button', { name: '담당자 추가' });
  expect((screen.getByRole('textbox', { name: '부록' }) as HTMLTextAreaElement).value).toBe('순찰 기록 둘');
  await userEvent.click(screen.getByRole('button', { name: '조사 결과·개선 조치 저장' }));
  await screen.findByText('조사 결과·개선 조치가 저장되어 승인을 기다립니다.');
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    conclusion: '순찰이 없었습니다.',
    appendix: '순찰 기록 둘',
    mitigations: [{ mitigator: { id: 7 }, dueDate: '2099-02-01' }],
  });
});

it('actions that were all cancelled are still to be read', async () => {
  const waits = sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can: officeActs });
  await givenInvestigation({ ...waits, hasCancelledActions: true });
  expect(await screen.findByRole('tab', { name: '조치' })).toHaveProperty('disabled', false);
});

it.each(['승인', '반려'])(
  'a decision (%s) after another one shows the first decision, once its refusal is closed',
  async (name) => {
    const can = { ...officeActs, postProcess: true, approve: true, return: true } as const;
    let isDecided = false;
    const approved = { ...waiting.postProcess, state: 'Approved' } as const;
    const now = () =>
      isDecided
        ? sampleInvestigation({ ...waiting, postProcess: approved, can: officeActs })
        : sampleInvestigation({ ...waiting, can });
    await givenInvestigation(now(), `${investigationAt}#postProcess`, [
      { endpoint: getInvestigation, answer: () => ({ body: now() }) },
      refuse(approvePostProcess, 'wrong-status'),
      refuse(returnPostProcess, 'wrong-status'),
    ]);
    await userEvent.click(await screen.findByRole('button', { name }));
    isDecided = true;
    const asked = within(await screen.findByRole('dialog'));
    const reason = asked.queryByRole('textbox', { name: '반려 사유' });
    if (reason) await userEvent.type(reason, '다시');
    await userEvent.click(asked.getByRole('button', { name }));
    const told = within(
      await screen.findByRole('dialog', { name: name === '승인' ? '승인하지 못했습니다' : '조사 결과·개선 조치 반려' }),
    );
    await told.findByText(/지금 상태에서는 할 수 없습니다./);
    await userEvent.click(told.getByRole('button', { name: name === '승인' ? '확인' : '취소' }));
    if (reason) await userEvent.click(await screen.findByRole('button', { name: /버리|나가기/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(screen.queryByText('승인을 기다리고 있습니다')).toBeNull();
  },
);
