import type { Colleague, Company } from './company.ts';
import { file, OFFICE } from './reports.ts';

type Made = { id: number; version: number; investigationNo: string };
type Family = 'investigations' | 'hazards' | 'reports';
type Row = { id: number; mitigator: { email: string } };

const call = <Answer = Made>(company: Company, method: string, path: string, body?: object): Promise<Answer> =>
  company.call<Answer>(OFFICE, method, `/api/esms/${path}`, body);

export const hazardBody = {
  title: '활주로 주변 조류 서식',
  category: { level1: { id: 1 }, level2: { id: 12 }, level3: { id: 1201 }, level4: { id: 12011 } },
  potentialConsequences: [{ level1: { id: 1 }, level2: { id: 101 }, level3: { id: 1011 } }],
};

/** Every owner of an action of a case requests closing, and the office accepts. */
export const endActions = async (company: Company, family: Family, id: number): Promise<void> => {
  const path = `${family}/${id}/mitigations`;
  for (const action of await call<Row[]>(company, 'GET', path)) {
    const who = action.mitigator.email.split('@')[0] as Parameters<Company['call']>[0];
    const request = { content: '조치를 마쳤습니다.', actionType: 'Closed', actionCompleted: null };
    const { id: tid } = await company.call<Made>(who, 'POST', `/api/esms/${path}/${action.id}/threads`, request);
    await call(company, 'PUT', `${path}/${action.id}/threads/${tid}`, { actionType: 'Closed', actionCompleted: true });
  }
};

/** How far an investigation has come. */
export type Until = 'open' | 'worked-on' | 'waiting' | 'acted-on' | 'reassessed' | 'closed';

/** An investigation of a report that the office has brought so far, by the master and others. */
export const investigateUntil = async (
  company: Company,
  until: Until,
  others: readonly Colleague[] = [],
): Promise<Made> => {
  const { id: reportId } = await file(company);
  const named: readonly Colleague[] = [OFFICE, ...others];
  const people = await Promise.all(named.map((each) => company.idOf(each)));
  const made = await call(company, 'POST', 'investigations', {
    title: '이륙 중 조류 충돌 조사',
    source: 'InternalMandatoryReport',
    type: 'Incident_SignificantEvent',
    fieldLevel1: { id: 1 },
    fieldLevel2: { id: 11 },
    description: '이륙 활주 중 80노트 부근에서 조류와 충돌한 까닭과 순찰 절차를 조사합니다.',
    objective: '같은 일이 다시 일어나지 않게 합니다.',
    investigators: people.map((id) => ({ investigator: { id } })),
    startDate: '2099-01-01',
    endDate: '2099-01-15',
    reportId,
  });
  const path = `investigations/${made.id}`;
  const acts: readonly (readonly [until: Until, act: () => Promise<unknown>])[] = [
    ['worked-on', () => workOn(company, path)],
    [
      'waiting',
      async () => {
        const mitigations = [{ mitigator: { id: await company.idOf('doc.manager') }, dueDate: '2099-02-01' }];
        const body = { conclusion: '이륙 직전 순찰이 없었습니다.', appendix: '순찰 기록', mitigations };
        await call(company, 'PUT', `${path}/post-process`, body);
      },
    ],
    ['acted-on', () => call(company, 'PUT', `${path}/approve`)],
    [
      'reassessed',
      async () => {
        await endActions(company, 'investigations', made.id);
        await call(company, 'POST', `${path}/risk-assessments`, { seq: 3, version: 1, riskLevel: '1D' });
      },
    ],
    ['closed', () => call(company, 'PUT', `${path}/complete`)],
  ];
  const last = acts.findIndex(([name]) => name === until);
  for (const [, act] of acts.slice(0, last + 1)) await act();
  return made;
};

const workOn = async (company: Company, path: string): Promise<void> => {
  await call(company, 'POST', `${path}/factuals`, {
    title: '활주로 점검 기록',
    description: '충돌 30분 전 점검에서 조류가 보이지 않았습니다.\n다음 점검은 이륙 뒤였습니다.',
  });
  await call(company, 'POST', `${path}/root-cause`, {
    level1: { id: 1 },
    level2: { id: 11 },
    description: '점검표 누락',
  });
  await call(company, 'POST', `${path}/hazard`, hazardBody);
  await call(company, 'POST', `${path}/risk-assessments`, { seq: 1, version: 1, riskLevel: '3B' });
};

/** A hazard without another case, assessed and acted upon if wanted. */
export const logHazard = async (company: Company, until: 'open' | 'acted-on' = 'open'): Promise<Made> => {
  const made = await call(company, 'POST', 'hazards', { ...hazardBody, source: 'SiteInspection' });
  if (until === 'open') return made;
  await call(company, 'POST', `hazards/${made.id}/risk-assessments`, { seq: 1, version: 1, riskLevel: '3B' });
  const assigned = [{ mitigator: { id: await company.idOf('doc.manager') }, dueDate: '2099-02-01' }];
  await call(company, 'POST', `hazards/${made.id}/mitigations`, assigned);
  return made;
};
