import { Problem } from '@portal/contract/kernel';
import { fileTypeFromFile } from 'file-type';
import { genuineType } from './genuine.ts';
import type { StagedFile } from './store.ts';

/** What the bytes of a file with this extension may look like; a protected Office file is a compound file (cfb). */
const kindsOfExtension: Record<string, readonly string[]> = {
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
  hwpx: ['zip', 'hwpx'],
  doc: ['cfb', 'doc', 'rtf'],
  xls: ['cfb', 'xls', 'xml'],
  ppt: ['cfb', 'ppt'],
  hwp: ['cfb', 'hwp'],
};

/** Programs, whatever they call themselves. */
const programs = ['exe', 'elf', 'macho', 'dll', 'msi', 'deb', 'rpm', 'dex', 'class', 'jar', 'swf', 'lnk'];
const morePrograms = ['apk', 'wasm'];

/** The extension as a desktop would read it: full-width letters, streams (`:`) and trailing dots do not hide it. */
export const extensionOf = (name: string): string => {
  const [plain = ''] = name.normalize('NFKC').toLowerCase().split(':');
  return /\.([^.]+)$/.exec(plain.replace(/[. ]+$/, ''))?.[1] ?? '';
};

/** The same where a document is to be what its name says, down to the parts of its format. */
const genuineKinds: Record<string, readonly string[]> = {
  ...kindsOfExtension,
  odt: ['odt', 'zip', 'cfb'],
  hwpx: ['zip', 'hwpx', 'cfb'],
};

/**
 * Extensions that are never taken, and where only some are, those. `genuine`: an Office file has that format's own parts,
 * and a plain archive is taken under no name.
 */
export type TakenKinds = { blocked: readonly string[]; only?: readonly string[] | undefined; genuine?: boolean };

/**
 * The content type read from the bytes; `forbidden-file-type` for an extension that is not taken, a program, or a file
 * whose bytes are not what its name says. Source: decisions, approval, Files.
 */
export const sniffFile = async (file: StagedFile, { blocked, only, genuine = false }: TakenKinds): Promise<string> => {
  const extension = extensionOf(file.name);
  const kind = await fileTypeFromFile(file.path);
  const found = kind?.ext ?? '';
  const expected = (genuine ? genuineKinds : kindsOfExtension)[extension];
  const isForbidden =
    blocked.includes(extension) ||
    // Which archives are documents says `genuineType`.
    (blocked.includes(found) && !(genuine && found === 'zip')) ||
    only?.includes(extension) === false ||
    programs.includes(found) ||
    (genuine && morePrograms.includes(found)) ||
    (expected !== undefined && !expected.includes(found));
  const type = genuine ? await genuineType(file.path, extension, kind) : (kind?.mime ?? 'application/octet-stream');
  if (isForbidden || type === undefined)
    throw new Problem('forbidden-file-type', [{ path: file.name, code: 'file-kind' }]);
  return type;
};
