import { enforce, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import { childProblem, type GroupRow, relationRules } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { refreshStatus } from '../case/status.queries.ts';
import { refreshDuties } from '../duty/refresh-duty.ts';
import { auditUnderOwnName } from '../report/finish-report-change.ts';
import type { FullReport } from '../report/report.queries.ts';
import { stateOf } from '../report/report.view.ts';
import { getVisibleReport, lockReport } from '../report/report-access.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answerGroup, mainIdOf } from './related-group.ts';
import { type Candidate, lockCandidates, lockGroup, setMainOf, turnGroup } from './relation.queries.ts';

type Changed = { tx: Tx<SafetyTables>; services: SafetyServices; context: SafetyContext };

/** Refreshes the duties of a group, which depend on its main report. */
const refreshGroupDuties = async ({ tx, services, context }: Changed, ids: readonly number[]): Promise<void> => {
  await refreshDuties(tx, services, ids, { source: 'Proposal', actorId: context.actor.employeeId });
};

const audit = (
  { tx, services, context }: Changed,
  reportId: number,
  act: Parameters<typeof auditUnderOwnName>[3],
): Promise<void> => auditUnderOwnName(tx, services.clock, { actor: context.actor, reportId }, act);

/** Adds children to a main report and removes none; reports that are children already are ignored. */
export const addRelations = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, children }: { id: number; children: readonly number[] },
  context: SafetyContext,
): Promise<GroupRow[]> => {
  const { actor } = context;
  const seen = await getVisibleReport(tx, actor, id);
  enforce(relationRules.relate(actor, stateOf(seen)));
  const candidates = new Map((await lockCandidates(tx, [id, ...children])).map((found) => [found.id, found]));
  const report = await getVisibleReport(tx, actor, id);
  enforce(relationRules.relate(actor, stateOf(report)));
  requireValid(
    children.flatMap((child, place): FieldProblem[] => {
      const found = candidates.get(child);
      const code = childProblem(
        id,
        found && { ...found, mainId: found.main_id, isMain: found.is_main, hasWork: found.has_work },
      );
      return code === undefined ? [] : [{ path: `${place}`, code }];
    }),
  );
  const added = [...new Set(children)].flatMap((child) => {
    const found = candidates.get(child);
    return found && found.main_id === null ? [found] : [];
  });
  if (added.length > 0) {
    await setMainOf(
      tx,
      added.map((child) => child.id),
      id,
    );
    await refreshStatus(tx, id);
    await refreshGroupDuties({ tx, services, context }, [id, ...added.map((child) => child.id)]);
    const reports = added.map(({ report_no }) => report_no ?? '');
    await audit({ tx, services, context }, id, { action: 'relate', after: { reports } });
  }
  return answerGroup(tx, actor, await getVisibleReport(tx, actor, id));
};

/** Releases a child, whose own case facts count again. */
export const releaseRelation = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, childId }: { id: number; childId: number },
  context: SafetyContext,
): Promise<void> => {
  const { actor } = context;
  const report = await lockReport(tx, context, id);
  enforce(relationRules.release(actor, stateOf(report)));
  const [child] = await lockCandidates(tx, [childId]);
  if (child?.main_id !== id) throw new Problem('not-found');
  await setMainOf(tx, [childId], null);
  await refreshStatus(tx, childId);
  await refreshGroupDuties({ tx, services, context }, [id, childId]);
  await audit({ tx, services, context }, id, { action: 'release', before: { reportNo: child.report_no ?? '' } });
};

/**
 * Locks a report with its group. Read after the lock, because a concurrent change may have given it another main
 * report.
 */
const lockWithGroup = async (
  changed: Changed,
  report: FullReport,
): Promise<{ report: FullReport; group: Pick<Candidate, 'id' | 'report_no'>[] }> => {
  const { tx, context } = changed;
  const group = await lockGroup(tx, mainIdOf(report));
  const now = await getVisibleReport(tx, context.actor, report.id);
  return mainIdOf(now) === mainIdOf(report) ? { report: now, group } : lockWithGroup(changed, now);
};

/** Names the present main report as the invalid field if its case prevents the change. */
const requireTurnable = ({ actor }: SafetyContext, report: FullReport): void => {
  const rule = relationRules.setMain(actor, stateOf(report));
  if (!rule.allowed && rule.code === 'not-valid')
    throw new Problem('not-valid', [{ path: 'mainReportId', code: 'main-has-work' }]);
  enforce(rule);
};

/** Makes another report of the group its main report. */
export const setMainReport = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, mainReportId }: { id: number; mainReportId: number },
  context: SafetyContext,
): Promise<GroupRow[]> => {
  const { actor } = context;
  const changed = { tx, services, context };
  const seen = await getVisibleReport(tx, actor, id);
  requireTurnable(context, seen);
  const { report, group } = await lockWithGroup(changed, seen);
  const mainId = mainIdOf(report);
  const next = group.find((each) => each.id === mainReportId);
  requireTurnable(context, report);
  if (!next) throw new Problem('not-valid', [{ path: 'mainReportId', code: 'not-in-group' }]);
  if (mainReportId !== mainId) {
    await turnGroup(tx, mainId, mainReportId);
    await refreshStatus(tx, mainReportId);
    await refreshGroupDuties(
      changed,
      group.map((each) => each.id),
    );
    const before = { reportNo: group.find((each) => each.id === mainId)?.report_no ?? '' };
    await audit(changed, mainReportId, { action: 'set-main', before, after: { reportNo: next.report_no ?? '' } });
  }
  return answerGroup(tx, actor, await getVisibleReport(tx, actor, id));
};
