import { run } from './run.ts';

await run('node', ['scripts/build-web.ts']);
await run('playwright', ['test', '--config', 'pictures.config.ts', ...process.argv.slice(2)], { cwd: 'packages/e2e' });
