import {
  checkRevision,
  checkTitle,
  type DriveDocument,
  documentRules,
  normalizeTitle,
  type RevisionBody,
  type TitleBody,
} from '@portal/contract/documents';
import { enforce, oneLine, Problem, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { stateOf } from './document.view.ts';
import { byWhom, requireDocument, requireRevision } from './document-access.ts';
import { editRevision, setTitle } from './document-change.queries.ts';
import { findByName, hasVersion, lockName } from './document-upload.queries.ts';
import { answerDocument, auditDocumentChange } from './finish-document-change.ts';

type ByDocument = { id: number; docId: number };
type ByRevision = ByDocument & { revId: number };

/** Changes the title of a plain document; that of a manual's document is the title of the manual. */
export const changeTitle = async (
  tx: Tx<DocumentTables>,
  services: DocumentServices,
  { params, body }: { params: ByDocument; body: TitleBody },
  context: DocumentContext,
): Promise<DriveDocument> => {
  const { actor } = context;
  const document = await requireDocument(tx, params, actor);
  const decision = documentRules.title(actor, stateOf(document));
  if (!decision.allowed && decision.kind === 'state') requireValid([{ path: 'title', code: 'of-the-manual' }]);
  enforce(decision);
  requireVersion(document, context.ifMatch);
  requireValid(checkTitle(body.title));
  const title = normalizeTitle(body.title);
  const name = { driveId: params.id, title, extension: document.extension };
  await lockName(tx, name);
  const known = await findByName(tx, name);
  if (known !== undefined && known !== document.id) throw new Problem('file-exists');
  await setTitle(tx, document.id, title);
  await auditDocumentChange(tx, services, actor, document.id, { action: 'title' });
  return answerDocument(tx, services, actor, { driveId: params.id, docId: document.id });
};

/** Changes number, date and description of a revision; the caller becomes its modifier. */
export const changeRevision = async (
  tx: Tx<DocumentTables>,
  services: DocumentServices,
  { params, body }: { params: ByRevision; body: RevisionBody },
  context: DocumentContext,
): Promise<DriveDocument> => {
  const { actor } = context;
  const document = await requireDocument(tx, params, actor);
  const before = await requireRevision(tx, document, params.revId);
  enforce(documentRules.editRevision(actor, stateOf(document), { wasControlled: before.was_controlled }));
  requireVersion(document, context.ifMatch);
  requireValid(checkRevision(body, document.doc_type));
  const version = oneLine(body.version);
  const revisionOn = body.revisionDate ?? before.revision_on;
  const description = (body.description ?? '').trim();
  if (await hasVersion(tx, document.id, version, before.id)) throw new Problem('version-exists');
  const place = { documentId: document.id, id: before.id };
  const by = { at: services.clock(), ...byWhom(actor) };
  await editRevision(tx, place, { version, revisionOn, description, ...by });
  const fields = [
    ...(version === before.version ? [] : ['version' as const]),
    ...(revisionOn === before.revision_on ? [] : ['revisionDate' as const]),
    ...(description === before.description ? [] : ['description' as const]),
  ];
  await auditDocumentChange(tx, services, actor, document.id, {
    action: 'edit',
    after: { revisionId: before.id, fields },
  });
  return answerDocument(tx, services, actor, { driveId: params.id, docId: document.id });
};
