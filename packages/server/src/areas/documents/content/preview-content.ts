import { documentFileName, documentRules } from '@portal/contract/documents';
import { type ByteRange, enforce, type FileAnswer, type FileInParts, Problem } from '@portal/contract/kernel';
import { decoded, encodingOf } from '#platform/extraction/decode-text';
import { isPlainText } from '#platform/extraction/extractable-kinds';
import type { FileStore } from '#platform/files/file-store';
import type { CallContext } from '#platform/http/call-context';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { Place, StoredRevision } from './content.queries.ts';
import { fileNameOf, getStoredRevision } from './download-content.ts';
import { madePdf } from './office-pdf.ts';

/** The kinds that a browser or the viewer of the web can show. */
const shownAsTheyAre: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

const TEXT = 'text/plain; charset=utf-8';

async function* inUtf8(content: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of content) yield Buffer.from(text);
}

/** Streams a stored content, of which byte ranges can be requested. */
export const inParts = (files: FileStore, { sha256, size }: { sha256: string; size: number }) => ({
  size,
  open: (part?: ByteRange) => files.read(sha256, part),
});

/**
 * Streams a text in UTF-8: unchanged if it is UTF-8 already, otherwise converted while streaming, without byte ranges.
 */
const openText = async (files: FileStore, revision: StoredRevision) => {
  const encoding = await encodingOf(await files.read(revision.sha256));
  if (encoding === 'utf-8') return inParts(files, revision);
  return { content: inUtf8(decoded(await files.read(revision.sha256), encoding)) };
};

/** Streams the current revision in a form that can be shown (rules/documents.md#preview). */
export const openPreview = async (
  services: DocumentRouteServices,
  place: Place,
  { caller }: Pick<CallContext, 'caller'>,
): Promise<FileAnswer | FileInParts> => {
  const revision = await getStoredRevision(services, place);
  enforce(
    documentRules.preview(
      { isLatest: revision.is_latest, wasControlled: revision.was_controlled },
      { isControlled: revision.is_controlled },
    ),
  );
  const { files } = services;
  const { extension, title } = revision;
  const shown = { name: fileNameOf(revision), isInline: true };
  const contentType = shownAsTheyAre[extension];
  if (contentType !== undefined) return { ...shown, contentType, ...inParts(files, revision) };
  if (isPlainText(extension)) return { ...shown, contentType: TEXT, ...(await openText(files, revision)) };
  const pdf = await madePdf(services, caller, revision);
  if (!pdf) throw new Problem('preview-unsupported');
  return { ...shown, name: documentFileName(title, 'pdf'), contentType: 'application/pdf', ...inParts(files, pdf) };
};
