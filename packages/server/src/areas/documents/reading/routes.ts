import * as contract from '@portal/contract/documents';
import { pageRequest } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { askReaders } from './ask-readers.ts';
import { listAssigned } from './assigned-reading.ts';
import { exportReaders, getReaders, setReaders } from './list-readers.ts';
import { markRead } from './mark-read.ts';
import { exportReadingBoard, getReadingBoard } from './reading-board.ts';
import { exportReadingEvidence, listReadingEvidence } from './reading-evidence.ts';
import { getReaderRule, setReaderRule } from './save-reader-rule.ts';

export const readingRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  router.read(contract.listAssignedDocuments, ({ query }, { actor }) =>
    listAssigned(services, actor.employeeId, pageRequest(query), query),
  );
  router.write(contract.markRead, (tx, { params, body }, context) =>
    markRead(tx, services, { ...params, ...body }, context),
  );
  router.read(contract.getReaders, ({ params, query }, { actor }) =>
    getReaders(services, { ...params, ...query }, actor),
  );
  router.write(contract.setReaders, (tx, { params, body }, context) =>
    setReaders(tx, services, { ...params, employeeIds: body }, context),
  );
  router.write(contract.askReaders, (tx, { params }, context) => askReaders(tx, services, params, context));
  router.read(contract.exportReaders, ({ params, query }, { actor, language }) =>
    exportReaders(services, { ...params, ...query }, { actor, language }),
  );
  router.read(contract.getReaderRule, ({ params }, { actor }) => getReaderRule(services, params, actor));
  router.write(contract.setReaderRule, (tx, { params, body }, context) =>
    setReaderRule(tx, services, { ...params, body }, context),
  );
  router.read(contract.getReadingBoard, ({ query }, { actor }) =>
    getReadingBoard(services, query, { actor, page: pageRequest(query) }),
  );
  router.read(contract.exportReadingBoard, ({ query }, { actor, language }) =>
    exportReadingBoard(services, query, { actor, language }),
  );
  router.read(contract.listReadingEvidence, ({ query }, { actor }) =>
    listReadingEvidence(services, query, { actor, page: pageRequest(query) }),
  );
  router.read(contract.exportReadingEvidence, ({ query }, { actor, language }) =>
    exportReadingEvidence(services, query, { actor, language }),
  );
};
