import { documentLimits, fileExtension, forbiddenExtensions, type UploadForm } from '@portal/contract/documents';
import { knownConfig } from '../../../platform/config.ts';
import { translate } from '../../../platform/i18n.ts';
import { type FileLimits, formatExcess, formatLimit, refusalOfFile, shownName } from '../../../ui/files/drop-limits.ts';
import { fileDropWords } from '../../../ui/files/file-drop.words.ts';
import { documentUploadWords } from './document-upload.words.ts';

/** The accepted kinds of the document center; the company may block more. */
export const documentFileLimits = (): FileLimits => ({
  maxBytes: documentLimits.fileBytes,
  blockedExtensions: [...new Set<string>([...forbiddenExtensions, ...(knownConfig()?.upload.blockedExtensions ?? [])])],
});

/** The only accepted extension: for a manual, and for a new revision of a document. */
export const onlyExtensionOf = (form: UploadForm, document: { fileName: string } | undefined): string | undefined => {
  if (form === 'manual') return 'pdf';
  return document && fileExtension(document.fileName);
};

/** Why a file is not accepted, in addition to its size and the blocked kinds; the server also inspects its contents. */
export const ownRefusalOf = (file: Pick<File, 'name' | 'size'>, only?: string): string | undefined => {
  const { size } = file;
  const name = shownName(file);
  const extension = fileExtension(file.name);
  if (size === 0) return translate(documentUploadWords.refused.empty, { name });
  if (extension === '') return translate(documentUploadWords.refused.nameless, { name });
  if (only === undefined || extension === only) return undefined;
  return translate(documentUploadWords.refused.other, { name, only });
};

/** Everything that keeps a file from being sent at all, in words. */
export const refusalOfDocument = (file: Pick<File, 'name' | 'size'>): string | undefined => {
  const limits = documentFileLimits();
  const refusal = refusalOfFile(file, limits);
  if (refusal === undefined) return ownRefusalOf(file);
  return translate(fileDropWords.refused[refusal], {
    name: shownName(file),
    size: formatExcess(file.size, limits.maxBytes),
    limit: formatLimit(limits.maxBytes),
    extensions: limits.blockedExtensions.join(', '),
  });
};
