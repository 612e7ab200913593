import { type FieldCode, Problem } from '@portal/contract/kernel';
import type { StagedFile } from './file-store.ts';
import { genuineType } from './genuine-kind.ts';
import { type Kind, kindOfBytes } from './kind-of-bytes.ts';
import { isProtectedOffice } from './password-protection.ts';

/** The kinds of bytes that are valid for an extension; a protected Office file is a compound file (cfb). */
const genuineKinds: Record<string, readonly string[]> = {
  pdf: ['pdf'],
  png: ['png', 'apng'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  webp: ['webp'],
  zip: ['zip'],
  docx: ['docx', 'zip', 'cfb'],
  xlsx: ['xlsx', 'zip', 'cfb'],
  pptx: ['pptx', 'zip', 'cfb'],
  odt: ['odt', 'zip', 'cfb'],
  hwpx: ['zip', 'hwpx', 'cfb'],
  doc: ['cfb', 'doc', 'rtf'],
  xls: ['cfb', 'xls', 'xml'],
  ppt: ['cfb', 'ppt'],
  hwp: ['cfb', 'hwp'],
};

/** Programs, refused under any name. */
const programs = ['exe', 'elf', 'macho', 'dll', 'msi', 'deb', 'rpm', 'dex', 'class', 'jar', 'swf', 'lnk'];
const morePrograms = ['apk', 'wasm'];

/** The extension as a desktop would read it: full-width letters, streams (`:`) and trailing dots do not hide it. */
export const extensionOf = (name: string): string => {
  const [plain = ''] = name.normalize('NFKC').toLowerCase().split(':');
  return /\.([^.]+)$/.exec(plain.replace(/[. ]+$/, ''))?.[1] ?? '';
};

/**
 * Extensions that are refused, and optionally the only ones that are accepted. With `genuine` the bytes must match the
 * extension, an Office file needs its format's parts, and plain archives are refused.
 */
export type TakenKinds = { blocked: readonly string[]; only?: readonly string[] | undefined; genuine?: boolean };

/** Content types that a browser could execute; files are never served with these. */
const ACTIVE = /xml|html|javascript/;

const typeOf = (found: Kind | undefined): string =>
  found === undefined || (ACTIVE.test(found.mime) && !found.mime.includes('officedocument'))
    ? 'application/octet-stream'
    : found.mime;

type Judged = { extension: string; found: string };

/** The reason to refuse a file by its kind, before the parts of its format are checked. */
const refusalOf = (
  { extension, found }: Judged,
  { blocked, only, genuine = false }: TakenKinds,
): FieldCode | undefined => {
  if (blocked.includes(extension)) return 'file-blocked';
  if (programs.includes(found) || (genuine && morePrograms.includes(found))) return 'file-is-program';
  if (only?.includes(extension) === false) return 'file-kind';
  // `genuineType` decides which archives are documents.
  if (blocked.includes(found) && !(genuine && found === 'zip')) return 'file-blocked';
  const expected = genuine ? genuineKinds[extension] : undefined;
  return expected !== undefined && !expected.includes(found) ? 'file-mismatch' : undefined;
};

/** The reason to refuse a file that has a document's extension but not its parts. */
const notGenuine: Readonly<Record<string, FieldCode>> = { cfb: 'file-is-program', zip: 'file-is-archive' };

/**
 * Detects the content type from the bytes. Raises `forbidden-file-type` with a cause for a refused extension, a
 * program, or, with `genuine`, bytes that do not match the extension. See rules/platform.md#uploads.
 */
export const sniffFile = async (file: StagedFile, taken: TakenKinds): Promise<string> => {
  const extension = extensionOf(file.name);
  const kind = await kindOfBytes(file.path, { isPdfByName: extension === 'pdf' });
  const found = kind?.ext ?? '';
  const refused = (code: FieldCode): Problem => new Problem('forbidden-file-type', [{ path: file.name, code }]);
  const code = refusalOf({ extension, found }, taken);
  if (code === 'file-mismatch' && (await isProtectedOffice(file.path))) throw refused('file-protected');
  if (code !== undefined) throw refused(code);
  if (taken.genuine !== true) return typeOf(kind);
  const type = await genuineType(file.path, extension, kind);
  if (type === undefined) throw refused(notGenuine[found] ?? 'file-mismatch');
  return type;
};
