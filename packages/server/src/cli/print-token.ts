import { SignInFailed, signInByCode } from '#areas/identity';

const DOMAIN = 'hanbit.example';

const addressOf = ({ HOST, PORT }: NodeJS.ProcessEnv): string => {
  const host = HOST === undefined || HOST === '' || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}`;
};

const helpFor: Partial<Record<SignInFailed['reason'], string>> = {
  'not-running': 'Start it with npm start, or name its PORT (and HOST).',
  'not-demo': 'Tokens can be printed in demo mode only.',
};

const printToken = async (name: string): Promise<void> => {
  const email = name.includes('@') ? name : `${name}@${DOMAIN}`;
  const tokens = await signInByCode({ baseUrl: addressOf(process.env), email });
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
