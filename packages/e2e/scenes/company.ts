import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Persona } from '../personas/sign-in.ts';
import { type SignedIn, signedIn } from '../personas/signed-in.ts';

/** Those who are named on lines and among referrers. */
const names = {
  'safety.master': '배성민',
  'safety.officer': '서하린',
  'doc.manager': '임수아',
  admin: '오지훈',
  ceo: '한도윤',
  hr: '문서윤',
  captain: '김도현',
} as const;
export type Colleague = keyof typeof names;

/** The people of the demo company: each signs in once, and acts through the calls that the web makes. */
export type Company = {
  /** The storage of a person's browser after signing in. */
  signedIn: (persona: Persona) => Promise<SignedIn>;
  idOf: (colleague: Colleague) => Promise<number>;
  call: <Answer = unknown>(persona: Persona, method: string, path: string, body?: object) => Promise<Answer>;
};

/** The tokens as the browser stores them. */
const USER_KEY = 'portal.user';

/** The stored text that contains the tokens of a signed-in person. */
const userOf = ({ origins }: SignedIn): string =>
  origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === USER_KEY)?.value ?? '{}';

/** The answer for a key, computed once; a failed one is retried. */
export const once = <Key, Value>(make: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
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
  const enter = once((persona: Persona) => signedIn(browser, options, persona));
  const tokensOf = once(async (persona: Persona) => {
    const user = JSON.parse(userOf(await enter(persona))) as { access_token?: string; id_token?: string };
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
  return { signedIn: enter, idOf, call };
};
