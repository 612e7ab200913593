import { oneLine } from '@portal/contract/kernel';

export type FileLimits = { maxBytes: number; blockedExtensions: readonly string[] };

/** Why a file is not taken. Extensions are compared without case; `a.tar.EXE` ends in `exe`. */
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

/** A name as it is shown: no mark in it turns what follows about, so that `a\u202efdp.txt` looks like no PDF. */
export const shownName = ({ name }: Pick<File, 'name'>): string => oneLine(name);

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** 1234567 is `1.2 MB`: units of a thousand, as the limit is given in them. */
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

/** A limit as it is agreed upon: 31457280 is `30 MB`, though files are told in units of a thousand. */
export const formatLimit = (bytes: number): string =>
  bytes % MEBIBYTE === 0 ? `${bytes / MEBIBYTE} MB` : formatBytes(bytes);

/** The size of a file that is too large; to the byte where the rounded size would look like the limit itself. */
export const formatExcess = (bytes: number, limit: number): string =>
  formatBytes(bytes) === formatBytes(limit) ? `${bytes.toLocaleString('en-US')} B` : formatBytes(bytes);
