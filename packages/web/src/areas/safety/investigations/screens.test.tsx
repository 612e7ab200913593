import { listDepartments, listEmployees } from '@portal/contract/directory';
import { Problem, problemBody } from '@portal/contract/kernel';
import {
  approvePostProcess,
  changeFactual,
  completeInvestigation,
  createInvestigation,
  deleteFactual,
  type Factual,
  getInvestigation,
  type Investigation,
  investigationRootCause,
  listFactuals,
  listInvestigationsCall,
  listRootCauses,
  type PostProcessBody,
  type RootCause,
  returnPostProcess,
  rootCauses,
  savePostProcess,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/portal.tsx';
import { givenSafety } from '../../../testing/safety.ts';
import { sampleInvestigation, someone } from '../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const at = '/esms/investigation/view/12';
const row = (change: Partial<Investigation> = {}) => {
  const {
    description: _d,
    objective: _o,
    investigators: _i,
    completedDate: _c,
    conclusion: _n,
    appendix: _a,
    postProcess: _p,
    mitigations: _m,
    rootCause: _r,
    hazard: _h,
    riskAssessments: _s,
    version: _v,
    can: _can,
    ...told
  } = sampleInvestigation(change);
  return told;
};
const list = (can: { make?: true } = {}) =>
  reply(listInvestigationsCall, { items: [row()], total: 1, offset: 0, limit: 20, can });

const given = (investigation: Investigation, path = at, more: Parameters<typeof givenSafety>[1] = []) =>
  givenSafety(path, [...more, reply(listRootCauses, []), reply(getInvestigation, investigation)]);

const office = {
  change: true,
  hazard: true,
  fact: true,
  rootCause: true,
  postProcess: 'wrong-status',
  approve: 'wrong-status',
  return: 'wrong-status',
  complete: 'wrong-status',
  reopen: 'wrong-status',
} as const;

it('a row keeps the query, and a new one is offered to whoever may make it', async () => {
  await givenSafety('/esms/investigation?status=Open&offset=2', [list({ make: true })]);
  const link = await screen.findByRole('link', { name: '활주로 순찰 조사' });
  expect(link.getAttribute('href')).toBe('/esms/investigation/view/12?offset=2&status=Open');
  expect(screen.getByRole('link', { name: '새 조사' }).getAttribute('href')).toBe('/esms/investigation/new');
});

it('an investigator sees the list, and makes none', async () => {
  const { router } = await givenSafety('/esms/investigation/list', [list()]);
  await screen.findByRole('link', { name: '활주로 순찰 조사' });
  expect(screen.queryByRole('link', { name: '새 조사' })).toBeNull();
  await router.navigate({ to: '/esms/investigation/new' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it.each(['/esms/investigation', at])('whoever has no part in it is led away from %s', async (path) => {
  const { router } = await givenSafety(path, [
    refuse(listInvestigationsCall, 'no-permission'),
    refuse(getInvestigation, 'no-permission'),
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it('the tabs wait for how far it is, and say so', async () => {
  await given(sampleInvestigation({ can: office }));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    '개요',
    '사실 정보',
    '위험평가',
    '후속 처리조사를 시작해야 열립니다.',
    '조치계획이 승인되어야 열립니다.',
  ]);
  expect(screen.queryByRole('button', { name: '조사 종결' })).toBeNull();
});

it('who acts in it or is informed is led away: their part of it is in My Action', async () => {
  const { router } = await given(sampleInvestigation({ status: 'Action', can: {} }), `${at}#mitigation`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
  expect(screen.queryByText('활주로 순찰 조사')).toBeNull();
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
  await given(sampleInvestigation({ can: { ...office, fact: 'wrong-status' } }), `${at}#factualInformation`, [
    reply(listFactuals, [entry()]),
  ]);
  await screen.findByRole('article', { name: '점검 기록' });
  expect(screen.queryByRole('button', { name: '점검 기록 수정' })).toBeNull();
  expect(screen.queryByRole('button', { name: '점검 기록 삭제' })).toBeNull();
  expect(screen.queryByRole('button', { name: '사실 정보 추가' })).toBeNull();
});

it('an entry is deleted once that is confirmed, and a refusal says why', async () => {
  const { calls } = await given(sampleInvestigation({ can: office }), `${at}#factualInformation`, [
    reply(listFactuals, [entry({ can: { change: true, delete: true } })]),
    refuse(deleteFactual, 'changed-meanwhile'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '점검 기록 삭제' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '삭제' }));
  await screen.findByText(/삭제에 실패했습니다/);
  const sent = calls.find(({ method }) => method === 'DELETE');
  expect([sent?.path, sent?.headers.get('if-match')]).toEqual(['/api/esms/investigations/12/factuals/5', '"4"']);
});

it('of two who change an entry the later one decides, and what they typed stays', async () => {
  let version = 4;
  await given(sampleInvestigation({ can: office }), `${at}#factualInformation`, [
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

const waiting = {
  status: 'Approval',
  conclusion: '순찰이 없었습니다.',
  appendix: '순찰 기록',
  mitigations: [{ id: null, actionNo: null, status: null, mitigator: someone, dueDate: '2099-02-01' }],
  postProcess: {
    state: 'Waiting',
    savedBy: someone,
    savedDate: '2026-11-20T01:00:00.000Z',
    reason: null,
    attachedFiles: [],
  },
} as const satisfies Partial<Investigation>;

it('once it is approved, who acts stands below what may still be written', async () => {
  const mitigations = [{ ...waiting.mitigations[0], id: 5, actionNo: 'ACT-2026-00005', status: 'InProgress' as const }];
  await given(
    sampleInvestigation({ ...waiting, status: 'Action', mitigations, can: { ...office, postProcess: true } }),
    `${at}#postProcess`,
  );
  await screen.findByRole('textbox', { name: '결론' });
  const acting = within(screen.getByRole('list', { name: '조치 계획' }));
  expect(acting.getByRole('listitem').textContent).toContain('ACT-2026-00005');
  expect(screen.queryByRole('button', { name: '담당자 추가' })).toBeNull();
});

it('what is not assessed is not approved, and says what is missing', async () => {
  const can = { ...office, postProcess: true, approve: 'not-assessed', return: true } as const;
  const { calls } = await given(
    sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can }),
    `${at}#postProcess`,
  );
  await screen.findByText('승인을 기다리고 있습니다');
  await userEvent.click(screen.getByRole('button', { name: '승인' }));
  const told = await screen.findByRole('dialog', { name: '승인하지 못했습니다' });
  expect(told.textContent).toContain('위해요인과 초기 위험 평가가 없습니다.');
  expect(calls.some(({ path }) => path.endsWith('/approve'))).toBe(false);
});

it('a plan that no longer holds is told by the words of the server', async () => {
  const can = { ...office, postProcess: true, approve: true, return: true } as const;
  await given(sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can }), `${at}#postProcess`, [
    {
      endpoint: approvePostProcess,
      answer: () => ({
        status: 422,
        body: problemBody(new Problem('not-valid', [{ path: 'mitigations.0.dueDate', code: 'day-gone-by' }]), 'ko'),
      }),
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '승인' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '승인' }));
  const told = await screen.findByRole('dialog', { name: '승인하지 못했습니다' });
  expect(told.textContent).toContain(`${someone.name}: 오늘보다 앞선 날은 선택할 수 없습니다.`);
});

it('why it was given back stands there, and it may be handed in again as it is', async () => {
  const returned = { ...waiting.postProcess, state: 'Returned', reason: '위해요인이 없습니다.' } as const;
  const can = { ...office, postProcess: true } as const;
  const investigation = sampleInvestigation({
    ...waiting,
    status: 'InProgress',
    mitigations: [...waiting.mitigations],
    postProcess: { ...returned, attachedFiles: [] },
    can,
  });
  const { calls } = await given(investigation, `${at}#postProcess`, [reply(savePostProcess, investigation)]);
  await screen.findByText('위해요인이 없습니다.');
  await userEvent.click(await screen.findByRole('button', { name: '후속 처리 저장' }));
  await screen.findByText('후속 처리가 저장되었습니다.');
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

it('what was saved here, and given back since, is gone on with from there: it is no conflict with oneself', async () => {
  const can = { ...office, postProcess: true, approve: true, return: true } as const;
  const other = { ...someone, id: 8, name: '박서준' };
  let now = sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can });
  const { calls } = await given(now, `${at}#postProcess`, [
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
  await userEvent.click(screen.getByRole('button', { name: '후속 처리 저장' }));
  await screen.findByText('후속 처리가 저장되었습니다.');
  await userEvent.click(screen.getByRole('button', { name: '반려' }));
  const dialog = within(await screen.findByRole('dialog', { name: '후속 처리 반려' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '반려 사유' }), '다시');
  await userEvent.click(dialog.getByRole('button', { name: '반려' }));
  await screen.findByText('반려되었습니다');
  await userEvent.type(screen.getByRole('textbox', { name: '부록' }), ' 추가');
  await userEvent.click(screen.getByRole('button', { name: '후속 처리 저장' }));
  await screen.findByText('승인을 기다리고 있습니다');
  const sent = calls.filter(({ path }) => path.endsWith('/post-process')).map(({ headers }) => headers.get('if-match'));
  expect(sent).toEqual(['"3"', '"5"']);
});

it('an approval takes nothing from whoever writes: what they typed stays, and the plan is no matter of theirs any more', async () => {
  const can = { ...office, postProcess: true } as const;
  let now: Investigation = sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can });
  const other = { ...someone, id: 8, name: '박서준' };
  const { calls } = await given(now, `${at}#postProcess`, [
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
  await userEvent.click(screen.getByRole('button', { name: '후속 처리 저장' }));
  const conflict = within(await screen.findByRole('alert'));
  await screen.findByText('ACT-2026-00005');
  expect(conflict.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['부록']);
  expect((screen.getByRole('textbox', { name: '부록' }) as HTMLTextAreaElement).value).toBe('순찰 기록 둘');
  // Whom one had put into it meanwhile is named, since the plan takes nobody any more.
  await screen.findByText(/안전보안실에 조치 요청을 부탁하세요: 박서준/);
  await userEvent.click(conflict.getByRole('button', { name: '내 내용으로 저장' }));
  await screen.findByText('후속 처리가 저장되었습니다.');
  const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({ conclusion: '순찰이 없었습니다.', appendix: '순찰 기록 둘' });
});

it('whoever has only added to a plan that is approved meanwhile is told whom it has not taken, and never that it was saved', async () => {
  const can = { ...office, postProcess: true, assign: 'wrong-status' } as const;
  const other = { ...someone, id: 8, name: '박서준' };
  let now: Investigation = sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can });
  await given(now, `${at}#postProcess`, [
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
  await userEvent.click(screen.getByRole('button', { name: '후속 처리 저장' }));
  await screen.findByText(/조치 탭에서 지정하세요: 박서준/);
  await waitFor(() => expect(screen.queryByRole('button', { name: '내 내용으로 저장' })).toBeNull());
  expect(screen.getByRole('button', { name: '후속 처리 저장' })).toHaveProperty('disabled', true);
});

it('whoever writes while the last action is cancelled has their words and the plan before them', async () => {
  const can = { ...office, postProcess: true } as const;
  const acting = { ...waiting.mitigations[0], id: 5, actionNo: 'ACT-2026-00005', status: 'InProgress' as const };
  let now: Investigation = sampleInvestigation({ ...waiting, status: 'Action', mitigations: [acting], can });
  const { calls } = await given(now, `${at}#postProcess`, [
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
  await userEvent.click(screen.getByRole('button', { name: '후속 처리 저장' }));
  await screen.findByRole('button', { name: '담당자 추가' });
  expect((screen.getByRole('textbox', { name: '부록' }) as HTMLTextAreaElement).value).toBe('순찰 기록 둘');
  await userEvent.click(screen.getByRole('button', { name: '후속 처리 저장' }));
  await screen.findByText('후속 처리가 저장되었습니다.');
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    conclusion: '순찰이 없었습니다.',
    appendix: '순찰 기록 둘',
    mitigations: [{ mitigator: { id: 7 }, dueDate: '2099-02-01' }],
  });
});

it('of two who say first why it happened the later one decides, and what they typed stays', async () => {
  let now: Investigation = sampleInvestigation({ can: office });
  const theirs: RootCause = {
    level1: { id: 1, name: '불안전 행위', engName: 'Unsafe acts' },
    level2: null,
    level3: null,
    level4: null,
    description: '센서 고장',
    version: 1,
  };
  await given(now, at, [
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

it('whoever writes on a cause that somebody deletes is told so when they save, and may go on with what they typed', async () => {
  const cause = { id: 1, name: '불안전 행위', engName: 'Unsafe acts' };
  const kept: RootCause = { level1: cause, level2: null, level3: null, level4: null, description: '피로', version: 1 };
  let now: Investigation = sampleInvestigation({ can: office, rootCause: kept });
  const { calls } = await given(now, at, [
    reply(listRootCauses, [...rootCauses]),
    { endpoint: getInvestigation, answer: () => ({ body: now }) },
    refuse(investigationRootCause.change, 'not-found'),
  ]);
  const words = await screen.findByRole('textbox', { name: '설명' });
  await userEvent.type(words, '와 소음');
  now = { ...now, rootCause: null };
  await userEvent.click(screen.getByRole('button', { name: '근본 원인 저장' }));
  await screen.findByText(/수정에 실패하였습니다. 찾을 수 없습니다/);
  await userEvent.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '설명' })).toHaveProperty('value', '피로와 소음'));
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('actions that were all cancelled are still to be read', async () => {
  const waits = sampleInvestigation({ ...waiting, mitigations: [...waiting.mitigations], can: office });
  await given({ ...waits, hasCancelledActions: true });
  expect(await screen.findByRole('tab', { name: '조치' })).toHaveProperty('disabled', false);
});

it('closing asks first, and a refusal stands until it is read', async () => {
  const can = { ...office, complete: true } as const;
  const { calls } = await given(sampleInvestigation({ status: 'Reassessment', can }), at, [
    refuse(completeInvestigation, 'wrong-status'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '조사 종결' }));
  expect(calls.some(({ path }) => path.endsWith('/complete'))).toBe(false);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '조사 종결' }));
  const told = await screen.findByRole('dialog', { name: '조사 종결에 실패했습니다' });
  expect(told.textContent).toContain('지금 상태에서는 할 수 없습니다.');
});

it('a new one begins today for two weeks with the report it came from, names all that is missing, and tells a taken report at its field', async () => {
  const address = '/esms/investigation/new?reportId=9&reportType=SSVR&reportNo=SSVR-2026-0009&fieldLevel1Id=1';
  const { calls } = await givenSafety(address, [
    list({ make: true }),
    reply(listDepartments, []),
    refuse(createInvestigation, 'report-linked'),
  ]);
  await screen.findByRole('button', { name: 'SSVR-2026-0009 연결 해제' });
  const source = screen.getByRole('combobox', { name: '출처' }) as HTMLSelectElement;
  expect(source.value).toBe('InternalVoluntaryReport');
  expect(screen.getByRole('link', { name: '연결 보고서' }).getAttribute('href')).toBe('/esms/report/view/9');
  const field = screen.getByRole('combobox', { name: '분야 1단계' }) as HTMLSelectElement;
  expect(field.value).toBe('1');
  await userEvent.selectOptions(field, '');
  const [start, end] = ['시작일', '종료일'].map(
    (name) => (screen.getByLabelText(new RegExp(name)) as HTMLInputElement).value,
  );
  expect(Date.parse(end ?? '') - Date.parse(start ?? '')).toBe(14 * 86_400_000);
  await userEvent.click(screen.getByRole('button', { name: '등록' }));
  const told = await screen.findByRole('alert');
  for (const words of ['제목을 입력해', '분야를 선택해', '조사자를 한 명 이상', '내용을 입력해'])
    expect(told.textContent).toContain(words);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  // Another source lets the report go.
  await userEvent.selectOptions(source, 'FOQA');
  expect(screen.queryByRole('button', { name: 'SSVR-2026-0009 연결 해제' })).toBeNull();
});

it.each(['승인', '반려'])(
  'a decision (%s) that comes after another shows what was decided, once its refusal is read',
  async (name) => {
    const can = { ...office, postProcess: true, approve: true, return: true } as const;
    let isDecided = false;
    const approved = { ...waiting.postProcess, state: 'Approved' } as const;
    const now = () =>
      isDecided
        ? sampleInvestigation({ ...waiting, postProcess: approved, can: office })
        : sampleInvestigation({ ...waiting, can });
    await given(now(), `${at}#postProcess`, [
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
      await screen.findByRole('dialog', { name: name === '승인' ? '승인하지 못했습니다' : '후속 처리 반려' }),
    );
    await told.findByText(/지금 상태에서는 할 수 없습니다./);
    await userEvent.click(told.getByRole('button', { name: name === '승인' ? '확인' : '취소' }));
    if (reason) await userEvent.click(await screen.findByRole('button', { name: /버리|나가기/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(screen.queryByText('승인을 기다리고 있습니다')).toBeNull();
  },
);
