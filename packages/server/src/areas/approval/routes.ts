import * as contract from '@portal/contract/approval';
import { type DocumentBody, type DocumentList, documentLists } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { canOf, dayInSeoul, Problem, pageRequest, toPage, type Words } from '@portal/contract/kernel';
import type { Db } from '#platform/database/pool';
import type { RichTextCleaner } from '#platform/html/rich-text-cleaner';
import type { CallContext } from '#platform/http/call-context';
import type { Router } from '#platform/http/router';
import type { PdfCompiler } from '#platform/pdf/compile-pdf';
import { actOnLine } from './act/act-on-line.ts';
import { answerQuestion, askQuestion } from './act/ask-question.ts';
import { attachFiles, openFile, openZip, removeFile } from './act/attach-approval-file.ts';
import { cancelDocument } from './act/cancel-approval-document.ts';
import { addReferrers, removeReferrer } from './act/change-referrers.ts';
import { type CleanBody, cleanBody } from './act/check-approval-document.ts';
import { deleteDraft } from './act/delete-draft.ts';
import { modifyDocument } from './act/modify-approval-document.ts';
import { nudgeDocument } from './act/nudge-approvers.ts';
import { recallDocument } from './act/recall-approval-document.ts';
import { createDraft, updateDraft } from './act/save-approval-draft.ts';
import { submitDraft, submitNewDocument } from './act/submit-approval-document.ts';
import { decideFinally, returnToStepBefore, withdrawFromLine } from './act/undo-line-act.ts';
import type { ApprovalServices } from './approval-services.ts';
import type { ApprovalTables } from './approval-tables.ts';
import { delegationRoutes } from './delegation/routes.ts';
import { viewAttached, viewCategory, viewDocument } from './document/approval-document.view.ts';
import { getReadableDocument, getVisibleDocument, getVisibleFacts } from './document/approval-document-access.ts';
import { describeDocument } from './document/describe-approval-document.ts';
import { waitingLineRoutes } from './handover/routes.ts';
import { listHistory } from './history/history.queries.ts';
import { viewHistoryEntry } from './history/history.view.ts';
import { markDocumentRead } from './history/mark-document-read.ts';
import { countLists, listDocuments, listToAttach } from './list/approval-list.queries.ts';
import { viewRow, viewSubmitted } from './list/approval-list.view.ts';
import { listRecentLines, listRecentSubmitted } from './list/recent-documents.queries.ts';
import { presetRoutes } from './preset/routes.ts';
import { printPdf } from './print/approval-pdf.ts';

type Services = ApprovalServices & { compiler: PdfCompiler; cleaner: RichTextCleaner; companyName: Words };

/** Records that a new document can start from (rules/approval.md#presets). */
const RECENT_LINES = 10;
const RECENT_DOCUMENTS = 20;

const readerOf = ({ employeeId, departmentIds }: Actor) => ({ employeeId, departmentIds });

const listRoute = (router: Router<ApprovalTables>, db: Db<ApprovalTables>, list: DocumentList): void =>
  router.read(
    contract.documentListEndpoints[list],
    async ({ query: { offset, limit, sort, ...filter } }, { actor }) => {
      const page = pageRequest({
        ...(offset === undefined ? {} : { offset }),
        ...(limit === undefined ? {} : { limit }),
      });
      const ordered = sort === undefined ? page : { ...page, sort };
      const { rows, counted } = await listDocuments(db, list, readerOf(actor), filter, ordered);
      return toPage(rows.map(viewRow), counted, page);
    },
  );

/** Calls that read: lists, counts, documents, their files and their PDF. */
const readingRoutes = (router: Router<ApprovalTables>, services: Services): void => {
  const { db, compiler, clock } = services;
  for (const list of documentLists) listRoute(router, db, list);

  router.read(contract.listCategories, () => contract.categories.map(viewCategory));

  router.read(contract.getApprovalCounts, async (_input, { actor }) => {
    const { draft, inProgress, requested, asked } = await countLists(db, readerOf(actor));
    const can = canOf({ selfApprove: contract.documentRules.selfApprove(actor, services.selfApproval) });
    return { can, draftCount: draft, inProgressCount: inProgress, requestedCount: requested, askedCount: asked };
  });

  router.read(contract.getDocument, async ({ params }, { actor }) =>
    describeDocument(db, clock, actor, await getVisibleDocument(db, actor, params.id)),
  );

  router.read(contract.getAttachedDocument, async ({ params: { id, attachedId } }, { actor }) =>
    describeDocument(db, clock, actor, await getReadableDocument(db, actor, attachedId, id)),
  );

  router.read(contract.listToAttach, async ({ query: { offset, limit, searchText } }, { actor }) => {
    const page = pageRequest({
      ...(offset === undefined ? {} : { offset }),
      ...(limit === undefined ? {} : { limit }),
    });
    const { rows, counted } = await listToAttach(db, readerOf(actor), searchText, page);
    return toPage(rows.map(viewAttached), counted, page);
  });

  router.read(contract.listRecentLines, (_input, { actor }) =>
    listRecentLines(db, { employeeId: actor.employeeId, limit: RECENT_LINES, today: dayInSeoul(services.clock()) }),
  );

  router.read(contract.listRecentSubmitted, async (_input, { actor }) =>
    (await listRecentSubmitted(db, actor.employeeId, RECENT_DOCUMENTS)).map(viewSubmitted),
  );

  router.read(contract.getLine, async ({ params }, { actor }) => {
    const reader = { actor, now: clock() };
    const document = viewDocument(await getVisibleDocument(db, actor, params.id), reader);
    const line = document.lines.find(({ id }) => id === params.lineId);
    if (!line) throw new Problem('not-found');
    return line;
  });

  router.read(contract.listHistory, async ({ params, query: { offset, limit } }, { actor }) => {
    const page = pageRequest({
      ...(offset === undefined ? {} : { offset }),
      ...(limit === undefined ? {} : { limit }),
    });
    await getVisibleFacts(db, actor, params.id);
    const { rows, counted } = await listHistory(db, params.id, page);
    return toPage(rows.map(viewHistoryEntry), counted, page);
  });

  router.read(contract.downloadFile, ({ params, query }, context) =>
    openFile(services, { ...params, linkedDocId: query.linkedDocId }, context),
  );

  router.read(contract.downloadZip, ({ params, query }, context) =>
    openZip(services, { ...params, linkedDocId: query.linkedDocId }, context),
  );

  router.read(contract.downloadPdf, ({ params, query }, { actor, caller, language }) =>
    printPdf(compiler, caller, () => getReadableDocument(db, actor, params.id, query.linkedDocId), {
      language,
      company: services.companyName[language],
    }),
  );
};

/** Commands; each is one transaction. */
const changingRoutes = (router: Router<ApprovalTables>, services: Services): void => {
  const { cleaner } = services;
  const clean = async <Input extends { body: DocumentBody }>(
    input: Input,
    { caller }: CallContext,
  ): Promise<Input & { body: CleanBody }> => ({
    ...input,
    body: await cleanBody(cleaner, caller, input.body),
  });

  router.writePrepared(contract.createDraft, clean, (tx, { body }, context) =>
    createDraft(tx, services, body, context),
  );
  router.writePrepared(contract.updateDraft, clean, (tx, { params, body }, context) =>
    updateDraft(tx, services, params.id, body, context),
  );
  router.writePrepared(contract.submitNewDocument, clean, (tx, { body }, context) =>
    submitNewDocument(tx, services, body, context),
  );
  router.writePrepared(contract.submitDraft, clean, (tx, { params, body }, context) =>
    submitDraft(tx, services, params.id, body, context),
  );
  router.writePrepared(contract.modifyDocument, clean, (tx, { params, body }, context) =>
    modifyDocument(tx, services, params.id, body, context),
  );
  router.write(contract.actOnLine, (tx, { params, body }, context) =>
    actOnLine(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.withdrawFromLine, (tx, { params, body }, context) =>
    withdrawFromLine(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.returnToStepBefore, (tx, { params, body }, context) =>
    returnToStepBefore(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.decideFinally, (tx, { params, body }, context) =>
    decideFinally(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.cancelDocument, (tx, { params, body }, context) =>
    cancelDocument(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.recallDocument, (tx, { params, body }, context) =>
    recallDocument(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.nudgeDocument, (tx, { params }, context) => nudgeDocument(tx, services, params.id, context));
  router.write(contract.askQuestion, (tx, { params, body }, context) =>
    askQuestion(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.answerQuestion, (tx, { params, body }, context) =>
    answerQuestion(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.markDocumentRead, (tx, { params }, { actor }) =>
    markDocumentRead(tx, services.clock, params.id, actor),
  );
  router.write(contract.addReferrers, (tx, { params, body }, context) =>
    addReferrers(tx, services, { ...params, ...body }, context),
  );
  router.write(contract.removeReferrer, (tx, { params }, context) => removeReferrer(tx, services, params, context));
  router.write(contract.uploadFiles, (tx, { params }, context) => attachFiles(tx, services, params.id, context));

  router.write(contract.deleteFile, (tx, { params }, context) => removeFile(tx, services, params, context));
  router.write(contract.deleteDraft, (tx, { params }, context) => deleteDraft(tx, services, params.id, context));
};

export const approvalRoutes = (router: Router<ApprovalTables>, services: Services): void => {
  readingRoutes(router, services);
  changingRoutes(router, services);
  waitingLineRoutes(router, services);
  presetRoutes(router, services);
  delegationRoutes(router, services);
};
