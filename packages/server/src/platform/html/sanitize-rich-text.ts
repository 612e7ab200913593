import sanitizeHtml from 'sanitize-html';
import { dropUnknownTags } from './drop-unknown-tags.ts';
import { acceptedTags, richTextAttributes, richTextTags, toRichTextElement } from './rich-text-markup.ts';

/** Nobody writes this deep; a parser's time grows with the square of the depth, a browser's stack with the depth. */
const MAX_DEPTH = 100;

/** Elements whose text is not meant to be read: it goes with them. */
const swallowed = 'script style textarea option xmp title noscript noembed noframes iframe object template svg math';
const nonTextTags = [...swallowed.split(' '), 'select', 'datalist', 'audio', 'video', 'canvas'];
const known = new Set([...acceptedTags, ...nonTextTags]);
const nothing: ReadonlySet<string> = new Set();

class TooDeep extends Error {}

/** HTML that went through the sanitizer; the type of what is stored, so that nothing else ever is. */
export type CleanHtml = string & { readonly cleaned: true };

const options = (): sanitizeHtml.IOptions => {
  let depth = 0;
  return {
    allowedTags: richTextTags,
    allowedAttributes: richTextAttributes,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    selfClosing: ['br', 'hr', 'img', 'col'],
    nonTextTags,
    // Styles are filtered in toRichTextElement, which is stricter and many times faster.
    parseStyleAttributes: false,
    transformTags: { '*': toRichTextElement },
    onOpenTag: () => {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
};

const sanitize = (html: string): string => {
  try {
    return sanitizeHtml(dropUnknownTags(html.toWellFormed(), known), options());
  } catch (error) {
    if (error instanceof TooDeep) return sanitizeHtml(dropUnknownTags(html.toWellFormed(), nothing), options());
    throw error;
  }
};

/**
 * Keeps of a piece of HTML only what the editor can make (rules/platform.md#text), so that it may be shown to
 * another reader. The same text comes back from a second run. What is nested absurdly deep is kept as plain text.
 */
export const sanitizeRichText = (html: string): CleanHtml => sanitize(html) as CleanHtml;
