/** A return path within the portal; anything that would leave this origin becomes `/`. */
export const safeReturnUrl = (given: unknown, origin: string = location.origin): string => {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/';
  try {
    const url = new URL(given, origin);
    // `/.//host` is a path of this origin, but normalizes to the address of another one.
    const leaves = url.origin !== new URL(origin).origin || url.pathname.startsWith('//');
    const loops = /^\/(login|logout|maintenance)(\/|$)/.test(url.pathname);
    return leaves || loops ? '/' : url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
};

/** The first page after a sign-in without a requested page (rules/identity.md#sign-in). */
const LANDING = '/esms';

/** Where a sign-in leads: the requested page, or the first page. */
export const landingUrl = (wanted: unknown): string => {
  const url = safeReturnUrl(wanted);
  return url === '/' ? LANDING : url;
};

/** `/login` or `/maintenance`, remembering where one was. */
export const withReturnUrl = (path: string, from: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query);
  const back = safeReturnUrl(from);
  if (back !== '/') search.set('returnUrl', back);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};
