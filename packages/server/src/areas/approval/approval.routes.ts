import * as contract from '@portal/contract/approval';
import { type DocumentList, documentLists } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { Problem, pageRequest, toPage } from '@portal/contract/kernel';
import type { Db } from '#platform/database/database';
import { dropContents } from '#platform/files/keep-files';
import type { Router } from '#platform/http/router';
import { actOnLine } from './act-on-line.ts';
import type { ApprovalTables } from './approval.table.ts';
import type { ApprovalServices } from './approval-services.ts';
import { attachFiles, openFile, removeFile } from './attach-files.ts';
import { cancelDocument } from './cancel-document.ts';
import { deleteDraft } from './delete-draft.ts';
import { viewCategory, viewDocument, viewRow } from './document.view.ts';
import { countLists, listDocuments } from './listing.queries.ts';
import { getVisibleDocument } from './lock-document.ts';
import { modifyDocument } from './modify-document.ts';
import { type PdfPrinter, printPdf } from './print-pdf.ts';
import { createDraft, updateDraft } from './save-draft.ts';
import { submitDraft, submitNewDocument } from './submit-document.ts';

type Services = ApprovalServices & { db: Db<ApprovalTables>; printer: PdfPrinter };

const readerOf = ({ employeeId, departmentIds }: Actor) => ({ employeeId, departmentIds });

const listRoute = (router: Router<ApprovalTables>, db: Db<ApprovalTables>, list: DocumentList): void =>
  router.read(contract.documentListEndpoints[list], async ({ query: { offset, limit, ...filter } }, { actor }) => {
    const page = pageRequest({
      ...(offset === undefined ? {} : { offset }),
      ...(limit === undefined ? {} : { limit }),
    });
    const { rows, counted } = await listDocuments(db, list, readerOf(actor), filter, page);
    return toPage(rows.map(viewRow), counted, page);
  });

/** What one reads: lists, counts, documents, their files and their PDF. */
const readingRoutes = (router: Router<ApprovalTables>, services: Services): void => {
  const { db, printer } = services;
  for (const list of documentLists) listRoute(router, db, list);

  router.read(contract.listCategories, () => contract.categories.map(viewCategory));

  router.read(contract.getApprovalCounts, async (_input, { actor }) => {
    const { draft, inProgress, requested } = await countLists(db, readerOf(actor));
    return { draftCount: draft, inProgressCount: inProgress, requestedCount: requested };
  });

  router.read(contract.getDocument, async ({ params }, { actor }) =>
    viewDocument(await getVisibleDocument(db, actor, params.id)),
  );

  router.read(contract.getLine, async ({ params }, { actor }) => {
    const document = viewDocument(await getVisibleDocument(db, actor, params.id));
    const line = document.lines.find(({ id }) => id === params.lineId);
    if (!line) throw new Problem('not-found');
    return line;
  });

  router.read(contract.downloadFile, ({ params }, context) => openFile(db, services, params, context));

  router.read(contract.downloadPdf, async ({ params }, { actor, language }) =>
    printPdf(printer, await getVisibleDocument(db, actor, params.id), language),
  );
};

/** What one does; each is one transaction. */
const changingRoutes = (router: Router<ApprovalTables>, services: Services): void => {
  const { db, files } = services;

  router.write(contract.createDraft, (tx, { body }, context) => createDraft(tx, services, body, context));
  router.write(contract.updateDraft, (tx, { params, body }, context) =>
    updateDraft(tx, services, params.id, body, context),
  );
  router.write(contract.submitNewDocument, (tx, { body }, context) => submitNewDocument(tx, services, body, context));
  router.write(contract.submitDraft, (tx, { params, body }, context) =>
    submitDraft(tx, services, params.id, body, context),
  );
  router.write(contract.modifyDocument, (tx, { params, body }, context) =>
    modifyDocument(tx, services, params.id, body, context),
  );
  router.write(contract.actOnLine, (tx, { params, body }, context) =>
    actOnLine(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.cancelDocument, (tx, { params, body }, context) =>
    cancelDocument(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.uploadFiles, (tx, { params }, context) => attachFiles(tx, services, params.id, context));

  router.write(contract.deleteFile, async (tx, { params }, context) => {
    const contents = await removeFile(tx, services, params, context);
    context.afterCommit(() => dropContents(db, files, contents));
  });

  router.write(contract.deleteDraft, async (tx, { params }, context) => {
    const contents = await deleteDraft(tx, services, params.id, context);
    context.afterCommit(() => dropContents(db, files, contents));
  });
};

export const approvalRoutes = (router: Router<ApprovalTables>, services: Services): void => {
  readingRoutes(router, services);
  changingRoutes(router, services);
};
