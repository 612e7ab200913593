import * as contract from '@portal/contract/documents';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { compareManualRevisions, exportManualComparison } from './compare-manual-revisions.ts';
import {
  changeManualRevision,
  deleteManualRevision,
  judgeRevision,
  prepareManualRevision,
} from './prepare-manual-revision.ts';
import {
  getManualRevision,
  listManualRevisions,
  openAuthorityLetter,
  openRevisionFile,
} from './read-manual-revision.ts';
import { scheduleManualRevision, withdrawManualRevision } from './schedule-manual-revision.ts';
import { sendManualRevision } from './send-manual-revision.ts';
import { setRevisionAuthority } from './set-revision-authority.ts';

/** Revisions of manuals, from their preparation until another one replaces them. */
export const manualRevisionRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  router.read(contract.listManualRevisions, ({ params, query }, { actor }) =>
    listManualRevisions(services, { ...params, on: query.on }, actor),
  );
  router.read(contract.getManualRevision, ({ params }, { actor }) => getManualRevision(services, params, actor));
  router.writePrepared(
    contract.prepareManualRevision,
    async ({ params, body }, context) => ({ ...params, ...(await judgeRevision(services, body, context)) }),
    (tx, input, context) => prepareManualRevision(tx, services, input, context),
  );
  router.writePrepared(
    contract.changeManualRevision,
    async ({ params, body }, context) => ({ ...params, ...(await judgeRevision(services, body, context)) }),
    (tx, input, context) => changeManualRevision(tx, services, input, context),
  );
  router.write(contract.deleteManualRevision, (tx, { params }, context) =>
    deleteManualRevision(tx, services, params, context),
  );
  router.write(contract.sendManualRevision, (tx, { params, body }, context) =>
    sendManualRevision(tx, services, { ...params, body }, context),
  );
  router.write(contract.setRevisionAuthority, (tx, { params, body }, context) =>
    setRevisionAuthority(tx, services, { ...params, body }, context),
  );
  router.write(contract.scheduleManualRevision, (tx, { params, body }, context) =>
    scheduleManualRevision(tx, services, { ...params, body }, context),
  );
  router.write(contract.withdrawManualRevision, (tx, { params, body }, context) =>
    withdrawManualRevision(tx, services, { ...params, body }, context),
  );
  router.read(contract.downloadManualRevision, ({ params }, { actor }) =>
    openRevisionFile(services, params, { actor, isInline: false }),
  );
  router.read(contract.previewManualRevision, ({ params }, { actor }) =>
    openRevisionFile(services, params, { actor, isInline: true }),
  );
  router.read(contract.downloadAuthorityLetter, ({ params }, { actor }) =>
    openAuthorityLetter(services, params, actor),
  );
  router.read(contract.compareManualRevisions, ({ params, query }, context) =>
    compareManualRevisions(services, { ...params, ...query }, context),
  );
  router.read(contract.exportManualComparison, ({ params, query }, context) =>
    exportManualComparison(services, { ...params, ...query }, context),
  );
};
