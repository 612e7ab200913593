import { type ContentState, fileExtension, forbiddenExtensions } from '@portal/contract/documents';
import { type FieldCode, Problem } from '@portal/contract/kernel';
import { textKind } from '#platform/extraction/extractable-kinds';
import type { StagedFile } from '#platform/files/file-store';
import { extensionOf, sniffFile } from '#platform/files/sniff-kind';

/** A file that was looked at: what it is, or why it is not taken. */
export type JudgedFile = StagedFile & { extension: string; kind: { contentType: string } | { refusal: Problem } };

const refused = ({ name }: StagedFile, code: FieldCode): Problem =>
  new Problem('forbidden-file-type', [{ path: name, code }]);

const kindOf = async (file: StagedFile, extension: string, blocked: readonly string[]): Promise<string> => {
  // A stream of a program (`a.exe:b.pdf`) is one, whatever it ends in.
  if (extension === '') throw refused(file, 'file-without-extension');
  if (blocked.includes(extensionOf(file.name))) throw refused(file, 'file-blocked');
  return sniffFile({ ...file, name: `file.${extension}` }, { blocked, genuine: true });
};

/**
 * Looks at what was uploaded before the transaction of its command: it takes a while, and only after the right has been
 * judged it may be told.
 */
export const judgeFile = async (file: StagedFile, blockedExtensions: readonly string[]): Promise<JudgedFile> => {
  const extension = fileExtension(file.name);
  const kind = await kindOf(file, extension, [...forbiddenExtensions, ...blockedExtensions]).then(
    (contentType) => ({ contentType }),
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return { refusal: refused(file, error.errors[0]?.code ?? 'file-kind') };
    },
  );
  return { ...file, extension, kind };
};

/** The content type of a file that is taken; of a manual's document only a PDF is. */
export const requireTaken = (file: JudgedFile, isOfManual: boolean): string => {
  if ('refusal' in file.kind) throw file.kind.refusal;
  if (isOfManual && file.extension !== 'pdf') throw refused(file, 'file-not-pdf');
  return file.kind.contentType;
};

export const contentStateOf = (extension: string): ContentState =>
  textKind(extension) === undefined ? 'none' : 'pending';
