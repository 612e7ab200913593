import { type actionCalls, actionFamilies } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import type { CallContext } from '#platform/http/call-context';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { type Family, families } from '../case-families.ts';
import type { Commanded } from '../finish-action-change.ts';
import { listActionsOfCase, readThread, readWhole } from '../read-actions.ts';
import { attachToMessage, openActionFile, openActionZip } from './action-files.ts';
import { addReferrers, removeReferrer } from './action-referrers.ts';
import {
  changeActionRootCause,
  createActionRootCause,
  deleteActionRootCause,
  readRootCause,
} from './action-root-cause.ts';
import { answerClosing } from './answer-closing-request.ts';
import { assignToCase } from './assign-to-case.ts';
import { cancelAction } from './cancel-action.ts';
import { writeMessage } from './write-message.ts';

type Calls = ReturnType<typeof actionCalls<string>>;
type Bound = { router: Router<SafetyTables>; services: SafetyRouteServices; family: Family; calls: Calls };

const readingRoutes = ({ router, services, family, calls }: Bound): void => {
  const { db, clock } = services;
  const asking = ({ actor }: CallContext) => ({ db, clock, family, actor });
  const reading = ({ actor }: CallContext) => ({ services, family, actor });
  router.read(calls.list, ({ params }, context) => listActionsOfCase(asking(context), params.id));
  router.read(calls.get, ({ params }, context) => readWhole(asking(context), params));
  router.read(calls.listThreads, ({ params, query }, context) => readThread(asking(context), { ...params, ...query }));
  router.read(calls.rootCause.get, ({ params }, context) => readRootCause(asking(context), params));
  router.read(calls.download, ({ params }, context) => openActionFile(reading(context), params));
  router.read(calls.zip, ({ params }, context) => openActionZip(reading(context), params));
};

const writingRoutes = ({ router, services, family, calls }: Bound): void => {
  const by = (tx: Tx<SafetyTables>, context: CallContext): Commanded => ({ tx, services, family, context });
  const { rootCause } = calls;
  router.write(calls.assign, (tx, { params, body }, context) => assignToCase(by(tx, context), { ...params, body }));
  router.write(calls.cancel, (tx, { params, body }, context) => cancelAction(by(tx, context), { ...params, body }));
  router.write(calls.addReferrers, (tx, { params, body }, context) =>
    addReferrers(by(tx, context), { ...params, body }),
  );
  router.write(calls.removeReferrer, (tx, { params }, context) => removeReferrer(by(tx, context), params));
  router.write(calls.write, (tx, { params, body }, context) => writeMessage(by(tx, context), { ...params, body }));
  router.write(calls.answer, (tx, { params, body }, context) => answerClosing(by(tx, context), { ...params, body }));
  router.write(calls.attach, (tx, { params }, context) => attachToMessage(by(tx, context), params));
  router.write(rootCause.create, (tx, { params, body }, context) =>
    createActionRootCause(by(tx, context), { ...params, body }),
  );
  router.write(rootCause.change, (tx, { params, body }, context) =>
    changeActionRootCause(by(tx, context), { ...params, body }),
  );
  router.write(rootCause.remove, (tx, { params }, context) => deleteActionRootCause(by(tx, context), params));
};

type FamilyName = keyof typeof families;

/** The routes of actions for each family of cases, from the same code. */
export const actionRoutes = (
  routers: Readonly<Record<FamilyName, Router<SafetyTables>>>,
  services: SafetyRouteServices,
): void => {
  for (const name of Object.keys(families) as FamilyName[]) {
    const bound = { router: routers[name], services, family: families[name], calls: actionFamilies[name] as Calls };
    readingRoutes(bound);
    writingRoutes(bound);
  }
};
