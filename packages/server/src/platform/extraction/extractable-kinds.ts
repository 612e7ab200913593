/** How the text of a file is read. */
export type TextKind = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'hwpx' | 'plain';

const kinds: Record<string, TextKind> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
  odt: 'odt',
  hwpx: 'hwpx',
  txt: 'plain',
  md: 'plain',
  csv: 'plain',
};

/** How the text of files with this extension is read; undefined for kinds without text. */
export const textKind = (extension: string): TextKind | undefined =>
  Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;

/** Whether files with this extension are plain text in some encoding. */
export const isPlainText = (extension: string): boolean => textKind(extension) === 'plain';
