import { createReadStream } from 'node:fs';
import { Problem } from '@portal/contract/kernel';
import { LRUCache } from 'lru-cache';
import { inTransaction } from '#platform/database/transaction';
import type { StagedFile } from '#platform/files/file-store';
import { discardFiles, storeFiles, uploadFiles } from '#platform/files/store-files';
import { isOfficeFile } from '#platform/office/office-converter';
import type { JobKind } from '#platform/run-jobs';
import { type Caller, itself } from '#platform/workers/worker-caller';
import type { DocumentRouteServices, OfficePdfServices } from '../documents-services.ts';
import { findPreview, type StoredRevision, setPreview } from './content.queries.ts';

type Content = { sha256: string; size: number };

const MAX_BYTES = 200_000_000;

/** Contents that are being converted; concurrent requests for one of them share its conversion. */
const conversions = new Map<string, Promise<Content | undefined>>();
/** Contents that cannot be converted, so that nobody waits for them again. */
const failed = new LRUCache<string, true>({ max: 10_000, ttl: 3_600_000 });

/** The input of a conversion. */
type Source = Pick<StoredRevision, 'sha256' | 'size' | 'extension'>;

class NoCurrentRevision extends Error {}

/** Stores a PDF for all revisions with the converted content; undefined if they were deleted. */
const storePdf = async (
  { files, db }: OfficePdfServices,
  sha256: string,
  pdf: StagedFile,
): Promise<Content | undefined> => {
  try {
    await uploadFiles(files, [pdf]);
    await inTransaction(db, async (tx) => {
      await storeFiles(tx, files, [pdf]);
      if (!(await setPreview(tx, sha256, pdf.sha256))) throw new NoCurrentRevision();
    });
    await files.discard(pdf);
    return pdf;
  } catch (error) {
    await discardFiles(db, files, [pdf]);
    if (!(error instanceof NoCurrentRevision)) throw error;
    // Another server may have been faster.
    return findPreview(db, sha256);
  }
};

const make = async (
  services: OfficePdfServices,
  { person }: Pick<Caller, 'person'>,
  { sha256, size, extension }: Source,
): Promise<Content | undefined> => {
  const { office, files } = services;
  if (!office || failed.has(sha256)) return undefined;
  const source = await files.stage(`document.${extension}`, await files.read(sha256), size);
  try {
    // The PDF is for all readers, so the conversion continues if the first one cancels the request.
    const caller = { person, left: new AbortController().signal };
    const pdf = await office.toPdf(caller, { path: source.path, extension }, (path) =>
      files.stage('document.pdf', createReadStream(path), MAX_BYTES),
    );
    if (pdf) return await storePdf(services, sha256, pdf);
    failed.set(sha256, true);
    return undefined;
  } finally {
    await files.discard(source);
  }
};

const MAKE_PDF = 'make-pdf';
/** A run of LibreOffice takes up to a minute, and others may be queued before it. */
const CONVERSION_MS = 100_000;

/**
 * Converts documents for the processes that only answer calls; a process without LibreOffice leaves the job to others.
 */
export const officePdfJob = (services: OfficePdfServices): JobKind => ({
  name: MAKE_PDF,
  atOnce: services.office ? 2 : 0,
  retries: 0,
  withinSeconds: 150,
  run: async (data) => {
    const source = data as Source;
    if (!(await findPreview(services.db, source.sha256))) await make(services, itself, source);
  },
});

/** Lets a worker convert the document; raises `overloaded` if none does so in time. */
const ask = async (
  { db, officeJobs }: Pick<DocumentRouteServices, 'db' | 'officeJobs'>,
  { sha256, size, extension }: Source,
): Promise<Content | undefined> => {
  if (officeJobs === undefined || failed.has(sha256)) return undefined;
  if (!(await officeJobs.run(MAKE_PDF, { sha256, size, extension } satisfies Source, CONVERSION_MS)))
    throw new Problem('overloaded');
  const made = await findPreview(db, sha256);
  if (made === undefined) failed.set(sha256, true);
  return made;
};

/** The PDF of an Office document, converted once for each content; undefined if the content cannot be converted. */
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
  const begin = () => (services.officeJobs ? ask(services, revision) : make(services, caller, revision));
  const making = conversions.get(sha256) ?? begin().finally(() => conversions.delete(sha256));
  conversions.set(sha256, making);
  return making;
};
