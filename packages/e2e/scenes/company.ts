import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type Persona, signIn } from '../personas/sign-in.ts';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Those who are named on lines and among referrers. */
const names = {
  'safety.master': '배성민',
  'doc.manager': '임수아',
  admin: '오지훈',
  ceo: '한도윤',
  hr: '문서윤',
} as const;
export type Colleague = keyof typeof names;

/** The people of the demo company: each signs in once, and acts through the calls that the web makes. */
export type Company = {
  /** What the browser of somebody holds after signing in. */
  signedIn: (persona: Persona) => Promise<SignedIn>;
  idOf: (colleague: Colleague) => Promise<number>;
  call: <Answer = unknown>(persona: Persona, method: string, path: string, body?: object) => Promise<Answer>;
};

/** The answer to a key, made once; one that failed is made again. */
const once = <Key, Value>(make: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    value.catch(() => made.delete(key));
    return value;
  };
};

export const openCompany = (browser: Browser, options: BrowserContextOptions): Company => {
  const { baseURL = '' } = options;
  const signedIn = once(async (persona: Persona) => {
    const context = await browser.newContext(options);
    try {
      await signIn(await context.newPage(), persona);
      return await context.storageState();
    } finally {
      await context.close();
    }
  });
  const tokensOf = once(async (persona: Persona) => {
    const { origins } = await signedIn(persona);
    const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'portal.user');
    const user = JSON.parse(kept?.value ?? '{}') as { access_token?: string; id_token?: string };
    return { authorization: `Bearer ${user.access_token}`, auth2: user.id_token ?? '' };
  });
  const call: Company['call'] = async <Answer>(persona: Persona, method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${baseURL}${path}`, {
      method,
      headers: { ...(await tokensOf(persona)), ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
  const idOf = once(async (colleague: Colleague) => {
    const path = `/api/hr/employees?name=${encodeURIComponent(names[colleague])}`;
    const { items } = await call<{ items: { id: number; email: string }[] }>('safety.master', 'GET', path);
    const found = items.find(({ email }) => email === `${colleague}@hanbit.example`);
    if (found === undefined) throw new Error(`${colleague} is not in the demo company`);
    return found.id;
  });
  return { signedIn, idOf, call };
};
