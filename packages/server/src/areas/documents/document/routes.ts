import * as contract from '@portal/contract/documents';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { changeRevision, changeTitle } from './change-document.ts';
import { deleteDocument, deleteRevision } from './delete-document.ts';
import { existsFile, findDocumentDrive, mayCreate } from './drive-access.ts';
import { answerDocument } from './finish-document-change.ts';
import { listDocuments } from './list-documents.ts';
import { prepareUpload } from './prepare-upload.ts';
import { uploadDocument } from './upload-document.ts';

export const documentRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  const { db } = services;
  router.read(contract.listDriveDocuments, (input, { actor }) => listDocuments(services, input, actor));
  router.read(contract.existsFile, ({ params, query }, { actor }) => existsFile(db, params.id, query.fileName, actor));
  router.read(contract.mayCreateDocument, ({ params, query }, { actor }) =>
    mayCreate(db, params.id, query.docType, actor),
  );
  router.read(contract.getDriveDocument, ({ params: { id, docId } }, { actor }) =>
    answerDocument(db, services, actor, { driveId: id, docId }),
  );
  router.read(contract.findDocumentDrive, ({ params }) => findDocumentDrive(db, params.docId));
  router.writePrepared(
    contract.uploadDocument,
    (input, context) => prepareUpload(services, input, context),
    (tx, upload, context) => uploadDocument(tx, services, upload, context),
  );
  router.write(contract.changeTitle, (tx, input, context) => changeTitle(tx, services, input, context));
  router.write(contract.changeRevision, (tx, input, context) => changeRevision(tx, services, input, context));
  router.write(contract.deleteRevision, (tx, { params }, context) => deleteRevision(tx, services, params, context));
  router.write(contract.deleteDriveDocument, (tx, { params }, context) =>
    deleteDocument(tx, services, params, context),
  );
};
