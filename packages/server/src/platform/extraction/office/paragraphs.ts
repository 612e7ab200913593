import { readXml } from './read-xml.ts';

/** The elements with text in the parts of a kind of document, named without prefix. */
export type Markup = {
  paragraphs: readonly string[];
  /** The elements in which letters count; in all of a paragraph without it. */
  texts?: readonly string[];
  /** Elements that represent a character. */
  signs: Readonly<Record<string, string>>;
  /** Elements that are skipped: alternatives for other programs, deleted text, comments, pronunciation. */
  leftOut: readonly string[];
  /** Empty elements that enclose deleted text of tracked changes, which is skipped. */
  deleted?: { from: string; to: string };
};

/**
 * Reads the paragraphs of a part. Runs are joined, so that a word split over several is whole. A paragraph inside
 * another, such as that of a text box, is reported before it.
 */
export const readParagraphs = (content: Uint8Array, markup: Markup, found: (paragraph: string) => void): void => {
  const around: string[] = [];
  let textDepth = 0;
  let isDeleted = false;
  const say = (text: string): void => {
    const at = around.length - 1;
    if (at >= 0 && !isDeleted) around[at] += text;
  };
  readXml(content, {
    opens: (name) => {
      if (markup.leftOut.includes(name)) return false;
      if (markup.paragraphs.includes(name)) around.push('');
      if (markup.texts?.includes(name)) textDepth += 1;
      if (name === markup.deleted?.from) isDeleted = true;
      if (name === markup.deleted?.to) isDeleted = false;
      const sign = markup.signs[name];
      if (sign !== undefined) say(sign);
      return true;
    },
    text: (text) => {
      if (markup.texts === undefined || textDepth > 0) say(text);
    },
    closes: (name) => {
      if (markup.texts?.includes(name)) textDepth -= 1;
      if (markup.paragraphs.includes(name)) found(around.pop() ?? '');
    },
  });
};
