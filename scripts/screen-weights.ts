import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const WEB = 'packages/web';
const DIST = `${WEB}/dist`;

type Chunk = { file: string; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** What every page begins with: the page itself, the app, and the words of the frame. */
const START = ['index.html', 'src/app.tsx', 'src/shell/words/ko.ts', 'src/ui/words/ko.ts'];

const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');

const filesBelow = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const all = (pattern: RegExp, source: string): string[] => [...source.matchAll(pattern)].map(([, found = '']) => found);

/** What the words of each area bring, by the name of their source: its words in Korean, and the sentences of problems. */
const broughtByWords = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    filesBelow('src/areas')
      .filter((path) => path.endsWith('/words/index.ts'))
      .map((path) => {
        const source = read(path);
        const [name = ''] = all(/export const (\w+): WordSource/g, source);
        const problems = all(/import\('@portal\/contract\/(\w+)\/problems'\)/g, source);
        return [
          name,
          [join(dirname(path), 'ko/index.ts'), ...problems.map((area) => `../contract/src/${area}/problems.ts`)],
        ];
      }),
  );

type Screen = { routes: readonly string[]; words: readonly string[]; late: readonly string[] };

/** A screen with the routes around it, and the words that these wait for. */
const screenOf = (route: string): Screen => {
  const folders = route.split('/').slice(0, -1);
  const around = folders.map((_, depth) => [...folders.slice(0, depth + 1), 'route'].join('/'));
  const routes = [...around.filter((each) => existsSync(join(WEB, `src/routes/${each}.tsx`))), route];
  const calls = routes.flatMap((each) => all(/bringWords\(([^)]*)\)/g, read(`src/routes/${each}.tsx`)));
  return { routes, words: calls.flatMap((names) => all(/(\w+)/g, names)), late: [] };
};

/** Home, with the cards of every area and their words. */
const home = (): Screen => {
  const areas = filesBelow('src/areas')
    .filter((path) => path.endsWith('/area.ts'))
    .flatMap((path) =>
      all(/(: WebArea = \{[\s\S]*?\n\};)/g, read(path)).map((told) => ({ folder: dirname(path), told })),
    )
    .filter(({ told }) => told.includes('home: {'));
  return {
    routes: ['index'],
    words: areas.flatMap(({ told }) => all(/words: (\w+)/g, told)),
    late: areas.flatMap(({ folder, told }) =>
      all(/load: .*import\('([^']+)'\)/g, told).map((cards) => join(folder, cards)),
    ),
  };
};

/** Every screen by the path of its route below `routes`, and the frame alone. */
const screens = (): Record<string, Screen> => {
  const leaves = filesBelow('src/routes')
    .map((path) => path.replace(/^src\/routes\/|\.tsx$/g, ''))
    .filter((route) => !/(^|\/)(route|__root)$/.test(route) && existsSync(join(WEB, `src/routes/${route}.tsx`)));
  return {
    frame: { routes: [], words: [], late: [] },
    ...Object.fromEntries(leaves.toSorted().map((route) => [route, screenOf(route)])),
    index: home(),
  };
};

/** What a screen's own route files load when the screen is opened. */
const chunksOf = (manifest: Manifest, route: string): string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${route}.tsx?tsr-split=component`));

const closure = (manifest: Manifest, entries: readonly string[]): Set<string> => {
  const seen = new Set<string>();
  const walk = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build holds no ${key}`);
    for (const each of chunk.imports ?? []) walk(each);
  };
  for (const entry of entries) walk(entry);
  return seen;
};

const weightOf = (file: string): number => gzipSync(readFileSync(join(DIST, file))).length;

/** Kilobytes of script that each screen needs before it stands, each file compressed, in Korean. */
export const screenWeights = (): Record<string, number> => {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const brought = broughtByWords();
  return Object.fromEntries(
    Object.entries(screens()).map(([name, { routes, words, late }]) => {
      const entries = [
        ...START,
        ...late,
        ...routes.flatMap((route) => chunksOf(manifest, route)),
        ...words.flatMap((source) => brought.get(source) ?? []),
      ];
      const files = new Set([...closure(manifest, entries)].map((key) => manifest[key]?.file ?? ''));
      const scripts = [...files].filter((file) => file.endsWith('.js'));
      return [name, scripts.reduce((sum, file) => sum + weightOf(file), 0) / 1000];
    }),
  );
};

/** The modules of the frame, as paths below `packages`: what everybody loads first. */
export const frameModules = (): string[] => {
  const parts = JSON.parse(readFileSync(`${WEB}/node_modules/.parts.json`, 'utf8')) as Record<string, string>;
  return Object.entries(parts)
    .filter(([id, part]) => part === 'frame' && id.includes('/packages/'))
    .map(([id]) => id.replace(/^.*\/packages\//, ''));
};
