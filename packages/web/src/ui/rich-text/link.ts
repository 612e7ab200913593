const SAFE_LINK = /^(?:https?:\/\/[^/\\\s]|mailto:[^\s])/i;

/** Whether a link is allowed in rich text: http, https and mailto, as on the server. */
export const isSafeLink = (href: string): boolean => SAFE_LINK.test(href.trim());

/**
 * Completes a typed link: a mail address gets `mailto:`, a host name `https://`; undefined if it is not a valid link.
 */
export const normalizeLink = (typed: string): string | undefined => {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (isSafeLink(text)) return text;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return undefined;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^./]+\.[^.]/.test(text) ? `https://${text}` : undefined;
};
