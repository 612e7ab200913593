import type { AttachedFile } from '@portal/contract/kernel';
import type { RangedFile } from '../../platform/files/ranged-file.ts';
import { type Kind, kindOf } from './viewer-kinds.ts';

const kinds: Readonly<Record<string, Kind>> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
  txt: 'plain',
  csv: 'plain',
  tsv: 'plain',
  log: 'plain',
  md: 'plain',
};

const byName = (name: string): Kind | undefined => kinds[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];

/** Whether a file can be shown, judging by its name. */
export const canShow = ({ name }: Pick<AttachedFile, 'name'>): boolean => byName(name) !== undefined;

/** Whether a file is a picture, judging by its name. */
export const isPicture = ({ name }: Pick<AttachedFile, 'name'>): boolean => byName(name) === 'picture';

/** A text has no signature, so its type is known only by its name. */
const TEXTS = /^(application\/(octet-stream|json|xml)|text\/.+)$/;

/** The file with the type of its name; undefined if its bytes are of another type. */
export const asNamed = (file: RangedFile, name: string): RangedFile | undefined => {
  const kind = byName(name);
  const isText = kind === 'plain' && TEXTS.test(file.contentType);
  const shown = isText ? { ...file, contentType: 'text/plain' } : file;
  return kind !== undefined && kindOf(shown) === kind ? shown : undefined;
};
