import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findAccount, openProvider } from '../../e2e/personas/sign-in.ts';
import { send, signIn, submitScenario } from '../calls.ts';
import { fillOpenThings } from '../fill/database.ts';
import { approver, writer } from '../fill/people.ts';
import { startPortal } from '../portal-process.ts';
import { measureCold } from './cold-screen.ts';

/** What waits on home of one person for whom much is open, and when it stands there. */
export type Home = { open: number; usable: number; whole: number };

/** Documents, actions, closing requests and required reading: so many of each wait. */
const OF_EACH = 2_500;
const KINDS = 4;
const AT_ONCE = 4;
/** Rows of each kind in the one list of what waits, by where they lead. */
const ROWS = ['/approval/documents/view/', '/esms/myaction/view/', 'action=', '/documentcenter/preview/'];

/** Memos that wait, submitted through the portal itself, unless an earlier run left them. */
const submitWaiting = async (baseUrl: string): Promise<void> => {
  const headers = await signIn(baseUrl, approver);
  const asked = await send(baseUrl, { method: 'GET', path: '/api/approval/docs/requested?limit=1', headers });
  const { total } = (await asked.json()) as { total: number };
  if (total > 0) return;
  const [submit] = submitScenario(await signIn(baseUrl, writer)).calls;
  if (submit === undefined) throw new Error('nothing is submitted');
  for (let made = 0; made < OF_EACH; made += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(baseUrl, submit)));
};

const enter = async (page: Page): Promise<void> => {
  await page.goto('/');
  await findAccount(await openProvider(page), approver.email);
};

/** How long until home shows what is to be approved, and until all that waits stands there. */
export const measureHome = async (folder: string, say: (line: string) => void): Promise<Home> => {
  const dataDir = await fillOpenThings(join(folder, 'home'), OF_EACH, say);
  const portal = await startPortal(dataDir);
  try {
    await submitWaiting(portal.baseUrl);
    const rows = ROWS.map((place) => `[aria-labelledby=home-waiting] tbody a[href*="${place}"]`);
    const times = await measureCold(portal.baseUrl, {
      signIn: enter,
      path: '/',
      marks: { usable: rows.slice(0, 1), whole: rows },
    });
    return { open: OF_EACH * KINDS, ...times };
  } finally {
    await portal.stop();
  }
};
