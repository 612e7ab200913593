import { oneLine } from '@portal/contract/kernel';

/** Characters that file names must not contain on any system (rules/documents.md#document-identity). */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/**
 * A title as it is stored: without characters that file names must not contain, on one line, trimmed and normalized.
 */
export const normalizeTitle = (title: string | null | undefined): string =>
  oneLine((title ?? '').replace(forbidden, ''));

/** Characters at the end of a name that are ignored. */
const trailing = /[.．\s]+$/u;

/**
 * The extension of a file name as a desktop would read it (full-width letters and trailing dots do not hide it), in
 * lower case and without the dot; empty if there is none.
 */
export const fileExtension = (name: string): string =>
  /\.([^.\s\\/:*?"<>|\p{Cc}]{1,20})$/u.exec(name.replace(trailing, '').normalize('NFKC'))?.[1]?.toLowerCase() ?? '';

/** A file name without its extension. */
export const fileStem = (name: string): string =>
  fileExtension(name) === ''
    ? name.trim()
    : name
        .replace(trailing, '')
        .replace(/[.．][^.．]*$/u, '')
        .trim();

/** The file name of every revision of a document. */
export const documentFileName = (title: string, extension: string): string => `${normalizeTitle(title)}.${extension}`;

/** The file name that identifies a plain document: files with equal results are the same document. */
export const knownBy = (title: string, extension: string): string => documentFileName(title, extension).toLowerCase();
