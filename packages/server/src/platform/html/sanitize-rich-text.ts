import sanitizeHtml from 'sanitize-html';
import { dropUnknownTags } from './drop-unknown-tags.ts';
import { acceptedTags, richTextAttributes, richTextTags, toRichTextElement } from './rich-text-markup.ts';

/** Deeper than any real text. Parsing time grows with the square of the depth, and a browser's stack with the depth. */
const MAX_DEPTH = 100;

/** Elements that are removed with their text, which is not content. */
const swallowed = 'script style textarea option xmp title noscript noembed noframes iframe object template svg math';
const nonTextTags = [...swallowed.split(' '), 'select', 'datalist', 'audio', 'video', 'canvas'];
const known = new Set([...acceptedTags, ...nonTextTags]);
const nothing: ReadonlySet<string> = new Set();

class TooDeep extends Error {}

/** Sanitized HTML. Stored rich text has this type, so that unsanitized HTML cannot be stored. */
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
 * Reduces HTML to what the editor can create (rules/platform.md#text), so that it is safe to show to other readers. A
 * second run gives the same result. Text nested too deeply becomes plain text.
 */
export const sanitizeRichText = (html: string): CleanHtml => sanitize(html) as CleanHtml;
