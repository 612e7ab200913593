import { oneLine } from '@portal/contract/kernel';

export type FileLimits = { maxBytes: number; blockedExtensions: readonly string[] };

/** Why a file is refused. Extensions are compared without case; `a.tar.EXE` ends in `exe`. */
export type FileRefusal = 'blocked' | 'too-large';

export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0
    ? ''
    : name
        .slice(dot + 1)
        .trim()
        .toLowerCase();
};

export const refusalOfFile = (file: { name: string; size: number }, limits: FileLimits): FileRefusal | undefined => {
  if (limits.blockedExtensions.some((blocked) => blocked.toLowerCase() === extensionOf(file.name))) return 'blocked';
  return file.size > limits.maxBytes ? 'too-large' : undefined;
};

/** A file name for display, without direction marks, so that `a\u202efdp.txt` cannot look like a PDF. */
export const shownName = ({ name }: Pick<File, 'name'>): string => oneLine(name);

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** 1234567 is `1.2 MB`: decimal units, as used for the limit. */
export const formatBytes = (bytes: number): string => {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = unit === 0 || size >= 100 ? Math.round(size).toString() : size.toFixed(1).replace(/\.0$/, '');
  return `${shown} ${UNITS[unit]}`;
};

const MEBIBYTE = 1_048_576;

/** A limit in its usual form: 31457280 is `30 MB`, although file sizes are shown in decimal units. */
export const formatLimit = (bytes: number): string =>
  bytes % MEBIBYTE === 0 ? `${bytes / MEBIBYTE} MB` : formatBytes(bytes);

/** The size of a file that is too large; in bytes if the rounded size would equal the limit. */
export const formatExcess = (bytes: number, limit: number): string =>
  formatBytes(bytes) === formatBytes(limit) ? `${bytes.toLocaleString('en-US')} B` : formatBytes(bytes);
