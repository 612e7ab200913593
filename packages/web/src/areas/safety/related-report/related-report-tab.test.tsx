import { type EndpointSpec, type FieldProblem, Problem } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';
import {
  addRelations,
  type GroupRow,
  getReport,
  listByEventCategory,
  listByHazardCategory,
  listRelated,
  listReports,
  type Report,
  releaseRelation,
  setMainReport,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { reply } from '../../../testing/given-portal.tsx';
import { givenSafety, riskOfReporter, sampleReport, sampleReportRow } from '../../../testing/safety.ts';

afterEach(() => vi.unstubAllGlobals());

const at = '/esms/report/view/12#relationReports';
const { reportToAuthority: _ofRows, ...toldOfRecord } = riskOfReporter;
const read = { ...toldOfRecord, classification: null } as const;
const office = (change: Partial<Report> = {}) =>
  sampleReport({ ...read, can: { seeRelated: true, relate: true }, ...change });
const all = { release: true, setMain: true } as const;
const row = (id: number, change: Partial<GroupRow> = {}): GroupRow => ({
  ...sampleReportRow(id, riskOfReporter),
  isMain: false,
  can: all,
  ...change,
});
const main = row(12, { isMain: true, can: {} });
const page = (...ids: number[]) => ({
  items: ids.map((id) => sampleReportRow(id)),
  total: ids.length,
  offset: 0,
  limit: 20,
});

const given = (report: Report, group: GroupRow[], more: Parameters<typeof givenSafety>[1] = []) =>
  givenSafety(at, [
    ...more,
    reply(getReport, report),
    reply(listRelated, group),
    reply(listByEventCategory, page()),
    reply(listByHazardCategory, page()),
  ]);

const refuseAt = (endpoint: EndpointSpec, path: string, code: FieldProblem['code']) => ({
  endpoint,
  answer: () => ({ status: 422, body: problemBody(new Problem('not-valid', [{ path, code }]), 'ko') }),
});

const groupTable = () => screen.findByRole('table', { name: '관련 보고서 묶음' });
const rowOf = async (name: string) => {
  const link = await within(await groupTable()).findByRole('link', { name });
  return within(link.closest('tr') as HTMLElement);
};
const agree = async (verb: string) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: verb }));
};

it('the main report is marked, no reporter of a confidential one is shown, and a row opens in place', async () => {
  const { reporter: _who, department: _where, ...hidden } = row(14, { isConfidential: true });
  await given(office(), [main, row(13), hidden]);
  const table = await groupTable();
  await within(table).findByRole('link', { name: '보고서 12' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(within(rows[0] as HTMLElement).queryByRole('button', { name: /지정/ })).toBeNull();
  expect(within(rows[0] as HTMLElement).getByText('대표').textContent).toBe('대표');
  expect(within(rows[1] as HTMLElement).queryByText('대표')).toBeNull();
  expect(rows[2]?.textContent).toContain('Confidential');
  await userEvent.click(within(table).getByRole('button', { name: '보고서 13 더 보기' }));
  await within(table).findByText('이륙 활주 중 조류와 충돌했습니다.');
});

it('another main report is named once that is confirmed, by the number of the present one', async () => {
  const { calls } = await given(
    office(),
    [main, row(13)],
    [reply(setMainReport, [row(13, { isMain: true }), row(12)])],
  );
  await userEvent.click((await rowOf('보고서 13')).getByRole('button', { name: 'SSR-2026-0013 대표로 지정' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('SSR-2026-0013 보고서가 대표가 되고');
  await agree('대표로 지정');
  await screen.findByText('대표 보고서로 지정되었습니다.');
  const sent = calls.find(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body]).toEqual(['/api/esms/reports/12/relations/main', { mainReportId: 13 }]);
});

it('the server’s refusal of a main report is shown until it is closed', async () => {
  const { calls } = await given(office(), [main, row(13)], [refuseAt(setMainReport, 'mainReportId', 'main-has-work')]);
  await userEvent.click((await rowOf('보고서 13')).getByRole('button', { name: /대표로 지정/ }));
  await agree('대표로 지정');
  const told = await screen.findByRole('dialog', { name: '처리하지 못했습니다' });
  expect(told.textContent).toMatch(/대표 보고서 지정에 실패했습니다\. 지금 대표 보고서에 위해요인/);
  const asked = () => calls.filter(({ path }) => path.endsWith('/relevance-reports')).length;
  const before = asked();
  await agree('확인');
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

it('a relation is released at the main report, also when one looks at the child', async () => {
  const child = office({ id: 12, parentReportId: 11, can: { seeRelated: true, relate: 'child-report' } });
  const { calls } = await given(
    child,
    [row(11, { isMain: true, can: {} }), row(12)],
    [{ endpoint: releaseRelation, answer: () => ({ status: 204 }) }],
  );
  await screen.findByText('보고서는 대표 보고서에서 추가할 수 있습니다.');
  await userEvent.click((await rowOf('보고서 12')).getByRole('button', { name: 'SSR-2026-0012 연결 해제' }));
  await agree('연결 해제');
  await screen.findByText('관련 보고서 연결이 해제되었습니다.');
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/esms/reports/11/relations/12');
});

it('the choice stays when the report became a child meanwhile, with the reason', async () => {
  let shown = office();
  await given(
    shown,
    [main],
    [
      { endpoint: getReport, answer: () => ({ body: shown }) },
      reply(listReports, page(13)),
      {
        endpoint: addRelations,
        answer: () => {
          shown = office({ parentReportId: 11, can: { seeRelated: true, relate: 'child-report' } });
          return refusal('child-report');
        },
      },
    ],
  );
  await userEvent.click(await screen.findByRole('button', { name: '보고서 추가' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: '보고서 13 선택' }));
  await userEvent.click(dialog.getByRole('button', { name: '보고서 추가' }));
  await screen.findByText('보고서는 대표 보고서에서 추가할 수 있습니다.');
  await screen.findByRole('alert');
  screen.getByText('1 / 100건 선택');
});

it('a child shows its relations and itself, and nothing of a case', async () => {
  await given(office({ parentReportId: 11 }), [row(11, { isMain: true, can: {} }), row(12)]);
  await groupTable();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['관련 보고서', '상세']);
  expect(screen.queryByRole('region', { name: '참고 보고서' })).toBeNull();
});

it('a reader without rights gets no buttons, and a reason that concerns all rows is shown once', async () => {
  const can = { release: true, setMain: 'wrong-status' } as const;
  await given(office({ can: { seeRelated: true } }), [main, row(13, { can }), row(14, { can })]);
  await rowOf('보고서 13');
  expect(screen.queryByRole('button', { name: '보고서 추가' })).toBeNull();
  expect(screen.queryByRole('button', { name: /대표로 지정/ })).toBeNull();
  expect(screen.getAllByText('대표 보고서는 접수와 위해요인 식별 단계에서만 바꿀 수 있습니다.')).toHaveLength(1);
});

it('a report without a group says so', async () => {
  await given(office(), []);
  await screen.findByText('관련 보고서가 없습니다.');
});

it('reports are chosen over pages and searches, added together, and problems are shown in their rows', async () => {
  const found = {
    endpoint: listReports,
    answer: ({ path }: { path: string }) => ({ body: path.includes('searchText') ? page(16) : page(12, 13, 15) }),
  };
  const refused = refuseAt(addRelations, '1', 'report-closed');
  const { calls } = await given(office(), [main, row(13)], [found, refused]);
  await userEvent.click(await screen.findByRole('button', { name: '보고서 추가' }));
  const dialog = within(await screen.findByRole('dialog', { name: '관련 보고서 추가' }));
  const box = (name: string) => dialog.findByRole('checkbox', { name });
  expect(
    [await box('보고서 12 선택'), await box('보고서 13 선택')].map((each) => (each as HTMLInputElement).disabled),
  ).toEqual([true, true]);
  expect(dialog.getByRole('link', { name: /SSR-2026-0015 새 탭/ }).getAttribute('target')).toBe('_blank');
  await userEvent.click(await dialog.findByRole('button', { name: '보고서 15' }));
  await userEvent.type(dialog.getByRole('searchbox'), '조류');
  await userEvent.click(await box('보고서 16 선택'));
  dialog.getByText('2 / 100건 선택');
  await userEvent.click(dialog.getByRole('button', { name: '보고서 추가' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual([15, 16]));
  const table = within(dialog.getByRole('table', { name: '추가할 보고서' }));
  await table.findByText('종결된 보고서입니다.');
  const chosen = dialog.getByRole('list', { name: '선택한 보고서' });
  expect(
    within(chosen)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['SSR-2026-0015보고서 15', 'SSR-2026-0016보고서 16종결된 보고서입니다.']);
  await userEvent.click(dialog.getByRole('button', { name: 'SSR-2026-0016 선택 해제' }));
  dialog.getByText('1 / 100건 선택');
});

it('reports that share a category are looked up, in a period of two whole days', async () => {
  const { calls } = await given(
    office(),
    [main, row(13)],
    [reply(listByEventCategory, page(31)), reply(listByHazardCategory, page(32))],
  );
  const part = within(await screen.findByRole('region', { name: '참고 보고서' }));
  await part.findByRole('link', { name: '보고서 31' });
  await userEvent.click(part.getByRole('radio', { name: '같은 위해요인 분류' }));
  await part.findByRole('link', { name: '보고서 32' });
  const asked = () =>
    calls.filter(({ path }) => path.includes('/hazard-category')).map(({ path }) => path.split('?')[1]);
  await userEvent.type(part.getByLabelText('발생일 시작'), '2026-05-01');
  await part.findByText('시작일과 종료일을 모두 선택해 주세요.');
  await userEvent.type(part.getByLabelText('발생일 끝'), '2026-04-30');
  await part.findByText('끝나는 날이 시작하는 날보다 빠릅니다.');
  expect(asked()).toEqual(['offset=0']);
  await userEvent.click(part.getByRole('button', { name: '6개월' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  const { fromDate = '', toDate = '' } = Object.fromEntries(new URLSearchParams(asked()[1]));
  expect(Date.parse(toDate) - Date.parse(fromDate)).toBeGreaterThan(180 * 86_400_000);
  await userEvent.click(part.getByRole('button', { name: '전체 기간' }));
  expect((part.getByLabelText('발생일 시작') as HTMLInputElement).value).toBe('');
});
