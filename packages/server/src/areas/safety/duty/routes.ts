import * as contract from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answerClock } from './answer-clock.ts';
import { decideDuty } from './decide-duty.ts';
import { getDuty } from './duty-access.ts';
import { attachFilingFiles, openFilingFile, openFilingZip } from './filing-files.ts';
import { getDesk } from './list-desk.ts';
import { recordFiling, voidFiling } from './record-filing.ts';

export const dutyRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  router.read(contract.listDuties, ({ query }, { actor }) => getDesk(services, query, actor));
  router.read(contract.computeClock, ({ query }, context) => answerClock(services.db, query, context));
  router.read(contract.getDuty, ({ params }, context) => getDuty(services, params, context));
  router.write(contract.decideDuty, (tx, { params, body }, context) =>
    decideDuty(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.recordFiling, (tx, { params, body }, context) =>
    recordFiling(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.voidFiling, (tx, { params, body }, context) =>
    voidFiling(tx, services, { ...params, body }, context),
  );
  router.write(contract.uploadFilingFiles, (tx, { params }, context) =>
    attachFilingFiles(tx, services, params, context),
  );
  router.read(contract.downloadFilingFile, ({ params }, context) => openFilingFile(services, params, context));
  router.read(contract.downloadFilingZip, ({ params }, context) => openFilingZip(services, params, context));
};
