/** The state of a chosen file. */
export type FileState = 'waiting' | 'sending' | 'sent' | 'failed';

export type FileItem = {
  key: string;
  file: File;
  state: FileState;
  /** From 0 to 1. */
  progress: number;
  /** Why it failed, a sentence for the reader. */
  reason?: string;
  /** The file will never be accepted, so sending it again is useless. */
  isRefused?: boolean;
};

export type FileChange =
  | { kind: 'add'; files: readonly File[] }
  | { kind: 'remove'; key: string }
  | { kind: 'progress'; key: string; progress: number }
  | { kind: 'sent'; key: string }
  | { kind: 'failed'; key: string; reason: string; isRefused?: boolean }
  | { kind: 'waiting'; key: string };

export const isUnsent = (item: FileItem): boolean => item.state !== 'sent';

const isSameFile = (item: FileItem, file: File): boolean =>
  item.file.name === file.name && item.file.size === file.size && item.file.lastModified === file.lastModified;

const itemOf = (file: File): FileItem => ({ key: crypto.randomUUID(), file, state: 'waiting', progress: 0 });

/** The item in its new state, without the message of an earlier failure. */
const inState = (item: FileItem, change: Partial<FileItem>): FileItem => {
  const { reason: _, isRefused: __, ...rest } = item;
  return { ...rest, ...change };
};

const withState = (items: readonly FileItem[], key: string, change: Partial<FileItem>): FileItem[] =>
  items.map((item) => (item.key === key ? inState(item, change) : item));

/** The list after a change; a file chosen twice is listed once. */
export const changeFiles = (items: readonly FileItem[], change: FileChange): FileItem[] => {
  switch (change.kind) {
    case 'add':
      return [...items, ...change.files.filter((file) => !items.some((item) => isSameFile(item, file))).map(itemOf)];
    case 'remove':
      return items.filter(({ key }) => key !== change.key);
    case 'progress':
      return withState(items, change.key, { state: 'sending', progress: change.progress });
    case 'sent':
      return withState(items, change.key, { state: 'sent', progress: 1 });
    case 'failed':
      return withState(items, change.key, {
        state: 'failed',
        progress: 0,
        reason: change.reason,
        ...(change.isRefused ? { isRefused: true } : {}),
      });
    case 'waiting':
      return withState(items, change.key, { state: 'waiting', progress: 0 });
  }
};
