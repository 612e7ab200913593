import { run } from './run.ts';

const [first, ...rest] = process.argv.slice(2);
/** Pictures for the help are saved in the areas that show them. */
const [config, args] = first === 'help' ? ['help.config.ts', rest] : ['pictures.config.ts', process.argv.slice(2)];

await run('node', ['scripts/build-web.ts']);
await run('playwright', ['test', '--config', config, ...args], { cwd: 'packages/e2e' });
