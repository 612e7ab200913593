import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** A version after this one, in a folder of its own. */
export type NextVersion = {
  main: string;
  portal: string;
  oldAsset: string;
  newAsset: string;
  remove: () => Promise<void>;
};

const isText = (name: string): boolean => /\.(js|css|html|json)$/.test(name);

/** Gives all scripts of a build other names, as a change in each of them would. */
const renameScripts = async (dist: string): Promise<[from: string, to: string]> => {
  const assets = join(dist, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, 'N.js')]));
  const pattern = new RegExp(scripts.map((name) => name.replaceAll(/[.$]/g, '\\$&')).join('|'), 'g');
  const texts = (await readdir(dist, { recursive: true })).filter((name) => isText(name) && !name.includes('pdfjs'));
  for (const name of texts) {
    const text = await readFile(join(dist, name), 'utf8');
    await writeFile(
      join(dist, name),
      text.replace(pattern, (found) => renamed.get(found) ?? found),
    );
  }
  for (const [from, to] of renamed) {
    await cp(join(assets, from), join(assets, to));
    await rm(join(assets, from));
  }
  const [first] = renamed;
  if (first === undefined) throw new Error('the web has to be built: npm run build');
  return first;
};

/**
 * A copy of this version that adds a column, takes one away and has a web of its own. Contract and packages are those of this
 * version.
 */
export const makeNextVersion = async (): Promise<NextVersion> => {
  const folder = join(ROOT, '.tmp', `next-${process.pid}`);
  const server = join(folder, 'packages/server');
  const isOwn = (path: string): boolean => !path.includes('node_modules');
  await mkdir(join(folder, 'packages/web'), { recursive: true });
  await cp(join(ROOT, 'packages/server'), server, { recursive: true, filter: isOwn });
  await cp(join(ROOT, 'packages/web/dist'), join(folder, 'packages/web/dist'), { recursive: true });
  await symlink(join(ROOT, 'packages/server/node_modules'), join(server, 'node_modules'));
  await writeFile(
    join(server, 'migrations/9998_next.expand.sql'),
    'alter table platform.server add column address text;',
  );
  await writeFile(
    join(server, 'migrations/9999_next.contract.sql'),
    'alter table platform.server drop column started_at;',
  );
  const [oldAsset, newAsset] = await renameScripts(join(folder, 'packages/web/dist'));
  return {
    main: join(server, 'src/main.ts'),
    portal: join(server, 'src/cli/portal.ts'),
    oldAsset: `/assets/${oldAsset}`,
    newAsset: `/assets/${newAsset}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
