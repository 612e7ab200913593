import { createReadStream } from 'node:fs';
import { Problem } from '@portal/contract/kernel';
import { LRUCache } from 'lru-cache';
import { inTransaction } from '#platform/database/transaction';
import type { StagedFile } from '#platform/files/file-store';
import { bringFiles, discardFiles, keepFiles } from '#platform/files/keep-file';
import { isOfficeFile } from '#platform/office/office-converter';
import type { JobKind } from '#platform/run-jobs';
import { type Caller, itself } from '#platform/workers/worker-caller';
import type { DocumentRouteServices, OfficePdfServices } from '../documents-services.ts';
import { findPreview, type StoredRevision, setPreview } from './content.queries.ts';

type Content = { sha256: string; size: number };

const MAX_BYTES = 200_000_000;

/** Contents of which a PDF is being made: who asks for one of them meanwhile waits for it. */
const underWay = new Map<string, Promise<Content | undefined>>();
/** Contents of which none can be made, so that nobody waits for it again and again. */
const failed = new LRUCache<string, true>({ max: 10_000, ttl: 3_600_000 });

/** What a PDF is made of. */
type Source = Pick<StoredRevision, 'sha256' | 'size' | 'extension'>;

class NoCurrentRevision extends Error {}

/** Keeps a PDF for all revisions of the content that it was made of; none when these are gone. */
const keep = async (
  { files, db }: OfficePdfServices,
  sha256: string,
  pdf: StagedFile,
): Promise<Content | undefined> => {
  try {
    await bringFiles(files, [pdf]);
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
  services: OfficePdfServices,
  { person }: Pick<Caller, 'person'>,
  { sha256, size, extension }: Source,
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

const MAKE_PDF = 'make-pdf';
/** A run of LibreOffice takes a minute at most, and others may be before it. */
const ASKED_MS = 100_000;

/** Makes PDFs for the processes that answer calls and run nothing else; one without LibreOffice leaves it to others. */
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

/** Has a worker make it; raises `overloaded` when none does in time. */
const ask = async (
  { db, officeJobs }: Pick<DocumentRouteServices, 'db' | 'officeJobs'>,
  { sha256, size, extension }: Source,
): Promise<Content | undefined> => {
  if (officeJobs === undefined || failed.has(sha256)) return undefined;
  if (!(await officeJobs.run(MAKE_PDF, { sha256, size, extension } satisfies Source, ASKED_MS)))
    throw new Problem('overloaded');
  const made = await findPreview(db, sha256);
  if (made === undefined) failed.set(sha256, true);
  return made;
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
  const begin = () => (services.officeJobs ? ask(services, revision) : make(services, caller, revision));
  const making = underWay.get(sha256) ?? begin().finally(() => underWay.delete(sha256));
  underWay.set(sha256, making);
  return making;
};
