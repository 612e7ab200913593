import { readXml } from './read-xml.ts';

/** Where text stands in the parts of a kind of document. Elements are named without their prefix. */
export type Markup = {
  paragraphs: readonly string[];
  /** The elements in which letters count; in all of a paragraph without it. */
  texts?: readonly string[];
  /** Elements that stand for a sign. */
  signs: Readonly<Record<string, string>>;
  /** What is not read: the same once more for other programs, what was deleted, remarks, how a word is said. */
  leftOut: readonly string[];
  /** Empty elements between which nothing is read: text that was deleted while changes were tracked. */
  deleted?: { from: string; to: string };
};

/**
 * Reads the paragraphs of a part: their runs are put together, so that a word over several is whole. One that stands within
 * another, such as that of a text box, comes before it.
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
