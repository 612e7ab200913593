import { endpoint, id, object, orNone, type ProblemCode } from '@portal/contract/kernel';
import { assessment, assessmentBody, assessments } from './assessment.schema.ts';

const access = { menu: 'ESMS' } as const;

/** The calls on the assessments of a family of cases, with the problems of its records for readers and writers. */
export const assessmentCalls = <const Path extends string>(
  family: Path,
  what: string,
  { unseen, refused }: { unseen: readonly ProblemCode[]; refused: readonly ProblemCode[] },
) => ({
  list: endpoint({
    method: 'GET',
    path: `${family}/:id/risk-assessments`,
    summary: `The risk assessments of ${what} by number`,
    access,
    params: object({ id: id() }),
    reply: orNone(assessments),
    problems: unseen,
  }),
  create: endpoint({
    method: 'POST',
    path: `${family}/:id/risk-assessments`,
    summary: `Assess the risk of ${what}`,
    access,
    params: object({ id: id() }),
    body: assessmentBody,
    reply: assessment,
    status: 201,
    problems: [...unseen, ...refused, 'wrong-status', 'changed-meanwhile', 'not-valid'],
  }),
  change: endpoint({
    method: 'PUT',
    path: `${family}/:id/risk-assessments/:raId`,
    summary: `Change the risk assessment of ${what}`,
    access,
    params: object({ id: id(), raId: id() }),
    body: assessmentBody,
    reply: assessment,
    problems: [...unseen, ...refused, 'wrong-status', 'not-valid'],
  }),
});
