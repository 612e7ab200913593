import type { ProblemBody } from '@portal/contract/problems';
import { getMe } from '@portal/contract/shell';
import { MAIL_DOMAIN, UNREGISTERED } from '../demo/company-data.ts';
import { SignInFailed, signInByCode } from '../demo/provider/sign-in-by-code.ts';

type Tokens = Awaited<ReturnType<typeof signInByCode>>;

const addressOf = ({ HOST, PORT }: NodeJS.ProcessEnv): string => {
  const host = HOST === undefined || HOST === '' || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}`;
};

const helpFor: Partial<Record<SignInFailed['reason'], string>> = {
  'not-running': 'Start it with npm start, or name its PORT (and HOST).',
  'not-demo': 'Tokens can be printed in demo mode only.',
};

/** The provider knows those who have resigned, and the API refuses them; the stranger alone is no employee on purpose. */
const requireEmployee = async (baseUrl: string, email: string, tokens: Tokens): Promise<void> => {
  if (email.toLowerCase() === UNREGISTERED.email) return;
  const headers = { authorization: `Bearer ${tokens.accessToken}`, auth2: tokens.idToken };
  const response = await fetch(`${baseUrl}${getMe.path}`, { headers });
  const problem = (await response.json()) as Partial<ProblemBody>;
  if (problem.code === 'employee-not-registered')
    throw new SignInFailed('refused', `${email} has resigned, and the portal refuses their tokens`);
};

const printToken = async (name: string): Promise<void> => {
  const email = name.includes('@') ? name : `${name}@${MAIL_DOMAIN}`;
  const baseUrl = addressOf(process.env);
  const tokens = await signInByCode({ baseUrl, email });
  await requireEmployee(baseUrl, email, tokens);
  process.stdout.write(`${JSON.stringify(tokens)}\n`);
};

const fail = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

const [name] = process.argv.slice(2);
if (name === undefined || name === '') fail('usage: npm run --silent token -- <email of a demo account>');
else
  await printToken(name).catch((error: unknown) => {
    if (!(error instanceof SignInFailed)) throw error;
    fail([error.message, helpFor[error.reason]].filter(Boolean).join('. '));
  });
