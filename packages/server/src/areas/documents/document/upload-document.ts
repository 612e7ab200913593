import {
  checkFileName,
  checkManualTitles,
  checkUpload,
  type DriveDocument,
  nextVersion,
  normalizeTitle,
  type UploadBody,
} from '@portal/contract/documents';
import { dayInSeoul, type FieldProblem, isBlankText, oneLine, Problem, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import { storeFiles } from '#platform/files/store-files';
import { extractLater } from '../content/extract-content.ts';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { notifyOfRevision } from '../notify-readers.ts';
import { byWhom } from './document-access.ts';
import { contentStateOf, type JudgedFile, requireTaken } from './document-file-kind.ts';
import {
  hasVersion,
  insertDocument,
  insertRevision,
  listVersions,
  type NewRevision,
  nextRevisionId,
  setCurrent,
} from './document-upload.queries.ts';
import { answerDocument, auditDocumentChange } from './finish-document-change.ts';
import type { PreparedUpload } from './prepare-upload.ts';
import { findTarget, type Target } from './upload-target.ts';

/** The problems of the files: exactly one is required, and it must not be empty. */
export const checkFiles = ([file, ...more]: readonly JudgedFile[]): FieldProblem[] => {
  if (!file) return [{ path: 'files', code: 'file-missing' }];
  if (more.length > 0) return [{ path: 'files', code: 'one-file' }];
  return file.size === 0 ? [{ path: 'files', code: 'file-empty' }] : [];
};

const checkManual = ({ body }: PreparedUpload, { form, manual }: Target): FieldProblem[] => {
  if (manual) return checkManualTitles(body, manual);
  return form === 'manual' && (body.manualId ?? null) !== null ? [{ path: 'manualId', code: 'manual-unknown' }] : [];
};

/** The only file of an upload without problems. */
const requireFile = (upload: PreparedUpload, target: Target): JudgedFile => {
  const { body, files } = upload;
  const [file] = files;
  requireValid([
    ...checkUpload(target.form, body),
    ...checkManual(upload, target),
    ...checkFiles(files),
    ...(file ? checkFileName(body.fileName, file) : []),
  ]);
  if (!file) throw new Error('an upload without a file passed its check');
  return file;
};

type Said = Pick<NewRevision, 'version' | 'revisionOn' | 'description'>;

/** The data of the new revision; in a general drive the server fills it in. */
const sayRevision = async (
  tx: Tx<DocumentTables>,
  { revision }: UploadBody,
  { form, document }: Target,
  today: string,
): Promise<Said> => {
  if (form === 'general')
    return {
      version: nextVersion(document ? await listVersions(tx, document.id) : []),
      revisionOn: today,
      description: '',
    };
  const version = oneLine(revision?.version);
  if (document && (await hasVersion(tx, document.id, version))) throw new Problem('version-exists');
  return {
    version,
    revisionOn: revision?.revisionDate ?? today,
    description: (revision?.description ?? '').trim(),
  };
};

const normalizeSubTitle = (subTitle: string | null | undefined): string | null =>
  isBlankText(subTitle) ? null : oneLine(subTitle);

/** Adds a revision to the existing document, or to a new one; answers its id. */
const addRevision = async (
  tx: Tx<DocumentTables>,
  { drive, manual, document }: Target,
  body: UploadBody,
  { extension, revision }: { extension: string; revision: NewRevision },
): Promise<number> => {
  const subTitle = manual ? manual.subTitle : normalizeSubTitle(body.subTitle);
  if (document) {
    await insertRevision(tx, document.id, revision);
    await setCurrent(tx, document.id, revision, subTitle);
    return document.id;
  }
  const made = {
    driveId: drive.id,
    manualId: manual?.id ?? null,
    title: manual?.title ?? normalizeTitle(body.title),
    subTitle,
    extension,
    departmentId: manual?.departmentId ?? drive.departmentId ?? revision.modifierDepartmentId,
  };
  const documentId = await insertDocument(tx, made, revision);
  await insertRevision(tx, documentId, revision);
  return documentId;
};

/** Uploads a new document into a drive, or a new revision of the document with the same name or of the given manual. */
export const uploadDocument = async (
  tx: Tx<DocumentTables>,
  services: DocumentServices,
  upload: PreparedUpload,
  { actor }: DocumentContext,
): Promise<DriveDocument> => {
  const { body, driveId } = upload;
  const target = await findTarget(tx, upload, actor);
  const file = requireFile(upload, target);
  const contentType = requireTaken(file, target.form === 'manual');
  if (target.document && target.form !== 'manual' && body.overwrite !== true) throw new Problem('file-exists');
  const at = services.clock();
  const said = await sayRevision(tx, body, target, dayInSeoul(at));
  await storeFiles(tx, services.files, [file]);
  const { extension, size, sha256 } = file;
  const revision: NewRevision = {
    ...said,
    ...byWhom(actor),
    id: await nextRevisionId(tx),
    at,
    file: { contentType, size, sha256 },
    contentState: contentStateOf(extension),
  };
  const docId = await addRevision(tx, target, body, { extension, revision });
  await extractLater(tx, services, revision.id);
  const answer = await answerDocument(tx, services, actor, { driveId, docId });
  await auditDocumentChange(tx, services, actor, docId, {
    action: 'upload',
    after: {
      docKey: answer.docKey,
      ...(answer.manual ? { docNo: answer.manual.docNo } : {}),
      drive: driveId,
      ...(target.drive.departmentId === null ? {} : { department: target.drive.departmentId }),
      revisionId: revision.id,
      size,
    },
  });
  if (target.document) await notifyOfRevision(tx, { driveId, docId, at, actorId: actor.employeeId });
  return answer;
};
