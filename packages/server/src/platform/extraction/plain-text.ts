import { createReadStream } from 'node:fs';
import { decoded, encodingOf } from './decode-text.ts';
import type { Paragraphs } from './text-pieces.ts';

/** A longer line is split, so that a file without line ends does not fill the memory. */
const LONGEST_LINE = 1_000_000;

/** Reads a plain text; each line is a paragraph. */
export const readPlain = async (path: string, paragraphs: Paragraphs): Promise<void> => {
  const encoding = await encodingOf(createReadStream(path));
  let rest = '';
  for await (const text of decoded(createReadStream(path), encoding)) {
    const lines = (rest + text).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) paragraphs.add(line);
    if (rest.length < LONGEST_LINE) continue;
    const blank = rest.search(/\s\S*$/);
    const at = blank > 0 ? blank : LONGEST_LINE;
    paragraphs.add(rest.slice(0, at));
    rest = rest.slice(at);
  }
  paragraphs.add(rest);
};
