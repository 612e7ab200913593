import { type ContentState, fileExtension, forbiddenExtensions } from '@portal/contract/documents';
import { type FieldCode, Problem } from '@portal/contract/kernel';
import { textKind } from '#platform/extraction/extractable-kinds';
import type { StagedFile } from '#platform/files/file-store';
import { extensionOf, sniffFile } from '#platform/files/sniff-kind';

/** An inspected file: its kind, or why it is refused. */
export type JudgedFile = StagedFile & { extension: string; kind: { contentType: string } | { refusal: Problem } };

const refused = ({ name }: StagedFile, code: FieldCode): Problem =>
  new Problem('forbidden-file-type', [{ path: name, code }]);

const kindOf = async (file: StagedFile, extension: string, blocked: readonly string[]): Promise<string> => {
  // An alternate data stream of a program (`a.exe:b.pdf`) is a program, whatever its extension.
  if (extension === '') throw refused(file, 'file-without-extension');
  if (blocked.includes(extensionOf(file.name))) throw refused(file, 'file-blocked');
  return sniffFile({ ...file, name: `file.${extension}` }, { blocked, genuine: true });
};

/**
 * Inspects uploaded files before the transaction of their command, because it takes some time. The result must not be
 * answered before the right was checked.
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

/** The content type of an accepted file; for the document of a manual only a PDF is accepted. */
export const requireTaken = (file: JudgedFile, isOfManual: boolean): string => {
  if ('refusal' in file.kind) throw file.kind.refusal;
  if (isOfManual && file.extension !== 'pdf') throw refused(file, 'file-not-pdf');
  return file.kind.contentType;
};

export const contentStateOf = (extension: string): ContentState =>
  textKind(extension) === undefined ? 'none' : 'pending';
