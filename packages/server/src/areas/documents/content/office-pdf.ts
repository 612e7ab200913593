import { createReadStream } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { StagedFile } from '#platform/files/file-store';
import { discardFiles, keepFiles } from '#platform/files/keep-file';
import { isOfficeFile } from '#platform/office/office-converter';
import type { Caller } from '#platform/workers/worker-caller';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { findPreview, type StoredRevision, setPreview } from './content.queries.ts';

type Content = { sha256: string; size: number };

const MAX_BYTES = 200_000_000;

/** Contents of which a PDF is being made: who asks for one of them meanwhile waits for it. */
const underWay = new Map<string, Promise<Content | undefined>>();
/** Contents of which none can be made, so that nobody waits for it again and again. */
const failed = new LRUCache<string, true>({ max: 10_000, ttl: 3_600_000 });

class NoCurrentRevision extends Error {}

/** Keeps a PDF for all revisions of the content that it was made of; none when these are gone. */
const keep = async (
  { files, ...services }: DocumentRouteServices,
  sha256: string,
  pdf: StagedFile,
): Promise<Content | undefined> => {
  const db: Db<DocumentTables> = services.db;
  try {
    await inTransaction(db, async (tx) => {
      await keepFiles(tx, files, [pdf]);
      if (!(await setPreview(tx, sha256, pdf.sha256))) throw new NoCurrentRevision();
    });
    await files.discard(pdf);
    return pdf;
  } catch (error) {
    await discardFiles(db, files, [pdf]);
    if (!(error instanceof NoCurrentRevision)) throw error;
    // Another server may have been first.
    return findPreview(db, sha256);
  }
};

const make = async (
  services: DocumentRouteServices,
  { person }: Caller,
  { sha256, size, extension }: StoredRevision,
): Promise<Content | undefined> => {
  const { office, files } = services;
  if (!office || failed.has(sha256)) return undefined;
  const source = await files.stage(`document.${extension}`, await files.read(sha256), size);
  try {
    // It is kept for everybody, so it is made to its end also when who asked for it first has left.
    const caller = { person, left: new AbortController().signal };
    const pdf = await office.toPdf(caller, { path: source.path, extension }, (path) =>
      files.stage('document.pdf', createReadStream(path), MAX_BYTES),
    );
    if (pdf) return await keep(services, sha256, pdf);
    failed.set(sha256, true);
    return undefined;
  } finally {
    await files.discard(source);
  }
};

/** The PDF of an Office document, made once for each content; undefined where there is none and none can be made. */
export const madePdf = async (
  services: DocumentRouteServices,
  caller: Caller,
  revision: StoredRevision,
): Promise<Content | undefined> => {
  if (!isOfficeFile(revision.extension)) return undefined;
  const { sha256 } = revision;
  const known = await findPreview(services.db, sha256);
  if (known) {
    if (revision.preview_sha256 === null) await setPreview(services.db, sha256, known.sha256);
    return known;
  }
  const making = underWay.get(sha256) ?? make(services, caller, revision).finally(() => underWay.delete(sha256));
  underWay.set(sha256, making);
  return making;
};
