import { type StyleProperty, safeStyle } from './safe-style.ts';

/** Equivalent elements of those that the editor creates; they are converted. */
const sameAs: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's', h5: 'h4', h6: 'h4' };

const styles: Record<string, readonly StyleProperty[]> = {
  p: ['text-align'],
  h1: ['text-align'],
  h2: ['text-align'],
  h3: ['text-align'],
  h4: ['text-align'],
  td: ['text-align', 'background-color'],
  th: ['text-align', 'background-color'],
  span: ['color', 'background-color', 'font-size', 'font-family'],
  mark: ['color', 'background-color'],
  table: ['width', 'min-width'],
  col: ['width', 'min-width'],
};

const span = /^[1-9]\d{0,2}$/;
const pixels = /^\d{1,4}(?:\.\d{1,4})?$/;
const attributes: Record<string, Record<string, RegExp>> = {
  ol: { start: /^-?\d{1,6}$/ },
  td: { colspan: span, rowspan: span, colwidth: /^\d{1,5}(?:,\d{1,5}){0,99}$/ },
  th: { colspan: span, rowspan: span, colwidth: /^\d{1,5}(?:,\d{1,5}){0,99}$/ },
  // No `alt`: the editor does not show it, so the author could not see what it contains
  // (rules/safety.md#files-of-a-report).
  img: { width: pixels, height: pixels },
};

const plain = ['br', 'em', 'strong', 'u', 's', 'code', 'pre', 'blockquote', 'hr', 'ul', 'ol', 'li'];
const tables = ['colgroup', 'thead', 'tbody', 'tr'];
export const richTextTags = [...plain, ...tables, ...Object.keys(styles), 'a', 'img'];
export const acceptedTags = [...richTextTags, ...Object.keys(sameAs)];

export const richTextAttributes: Record<string, string[]> = {
  ...Object.fromEntries(Object.keys(styles).map((tag) => [tag, ['style', ...Object.keys(attributes[tag] ?? {})]])),
  ol: ['start'],
  a: ['href', 'rel', 'target'],
  img: ['src', 'width', 'height'],
};

// Browsers skip control characters and spaces inside an address, so they are removed before the check.
const safeHref = (href: string): string | undefined => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
  const address = href.slice(0, 4096).replace(/[\u0000-\u0020\u007f-\u00a0]+/g, '');
  return /^(?:https?:\/\/[^/\\]|mailto:.)/i.test(address) && address.length <= 2048 ? address : undefined;
};

const dataUri = /^data:image\/(png|jpe?g|gif|webp);base64,/i;

// Tested piece by piece: one expression over millions of characters would fill its stack.
const safeImageSource = (src: string): string | undefined => {
  const [head = '', type = ''] = dataUri.exec(src.slice(0, 40)) ?? [];
  const base64 = head === '' ? '' : src.slice(head.length).replace(/\s+/g, '');
  if (base64.length === 0 || base64.length % 4 !== 0) return undefined;
  const body = base64.replace(/={1,2}$/, '');
  if (/[^A-Za-z0-9+/]/.test(body)) return undefined;
  return `data:image/${type.toLowerCase().replace('jpg', 'jpeg')};base64,${base64}`;
};

type Element = { tagName: string; attribs: Record<string, string> };
/** Replaces a forbidden link or picture; the text is kept. */
const harmless: Element = { tagName: 'span', attribs: {} };

/** The element as the editor would write it, with only the attributes it may have. */
export const toRichTextElement = (name: string, given: Record<string, string>): Element => {
  const tagName = Object.hasOwn(sameAs, name) ? (sameAs[name] ?? name) : name;
  const attribs: Record<string, string> = {};
  if (tagName === 'a') {
    const href = safeHref(given.href ?? '');
    return href ? { tagName, attribs: { href, target: '_blank', rel: 'noopener noreferrer nofollow' } } : harmless;
  }
  if (tagName === 'img') {
    const src = safeImageSource(given.src ?? '');
    if (!src) return harmless;
    attribs.src = src;
  }
  for (const [attribute, pattern] of Object.entries(attributes[tagName] ?? {})) {
    const value = given[attribute];
    if (value !== undefined && pattern.test(value)) attribs[attribute] = value;
  }
  const style = safeStyle(given.style ?? '', styles[tagName] ?? []);
  if (style) attribs.style = style;
  return { tagName, attribs };
};
