const SAFE_LINK = /^(?:https?:\/\/[^/\\\s]|mailto:[^\s])/i;

/** Whether a link may stand in rich text: http, https and mailto, as the server keeps them. */
export const isSafeLink = (href: string): boolean => SAFE_LINK.test(href.trim());

/** What was typed as a link that works: an address gets `mailto:`, a bare host `https://`; undefined: no such link. */
export const normalizeLink = (typed: string): string | undefined => {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (isSafeLink(text)) return text;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return undefined;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^./]+\.[^.]/.test(text) ? `https://${text}` : undefined;
};
