import { oneLine } from '@portal/contract/kernel';

/** What no file may be called anywhere (rules/documents.md#document-identity). */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** A title as it is kept: without what a file may not be called, of one line, trimmed and composed. */
export const normalizeTitle = (title: string | null | undefined): string =>
  oneLine((title ?? '').replace(forbidden, ''));

/** What stands at the end of a name and says nothing. */
const trailing = /[.．\s]+$/u;

/**
 * The extension at the end of a file's name as a desktop would read it (full-width letters and trailing dots do not hide
 * it), in small letters and without its dot; empty where there is none.
 */
export const fileExtension = (name: string): string =>
  /\.([^.\s\\/:*?"<>|\p{Cc}]{1,20})$/u.exec(name.replace(trailing, '').normalize('NFKC'))?.[1]?.toLowerCase() ?? '';

/** A file's name without its extension. */
export const fileStem = (name: string): string =>
  fileExtension(name) === ''
    ? name.trim()
    : name
        .replace(trailing, '')
        .replace(/[.．][^.．]*$/u, '')
        .trim();

/** What the file of every revision of a document is called. */
export const documentFileName = (title: string, extension: string): string => `${normalizeTitle(title)}.${extension}`;

/** The name of a file as a plain document is known by it: two that give the same are the same document. */
export const knownBy = (title: string, extension: string): string => documentFileName(title, extension).toLowerCase();
