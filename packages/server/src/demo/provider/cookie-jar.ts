/** The cookies of one caller of one server, with their paths; enough of RFC 6265 to sign in without a browser. */
export type CookieJar = {
  store: (response: Response) => void;
  headerFor: (path: string) => string;
};

type Cookie = { value: string; path: string };

const matches = (cookiePath: string, path: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);

const isOver = (attributes: readonly string[]): boolean =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.split('=');
    if (/^max-age$/i.test(name)) return Number(value) <= 0;
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
  });

export const createCookieJar = (): CookieJar => {
  const cookies = new Map<string, Cookie>();
  const storeOne = (line: string): void => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const split = pair.indexOf('=');
    const name = pair.slice(0, split);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    const key = `${name} ${path}`;
    if (isOver(attributes)) cookies.delete(key);
    else cookies.set(key, { value: pair, path });
  };
  return {
    store: (response) => response.headers.getSetCookie().forEach(storeOne),
    headerFor: (path) =>
      [...cookies.values()]
        .filter((cookie) => matches(cookie.path, path))
        .map(({ value }) => value)
        .join('; '),
  };
};
