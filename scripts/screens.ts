import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WEB = 'packages/web';
const DIST = `${WEB}/dist`;

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** What every page begins with: the page itself, the app, and the words of the frame. */
const START = ['index.html', 'src/app.tsx', 'src/shell/words/ko.ts', 'src/ui/words/ko.ts'];

const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');

const filesBelow = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const all = (pattern: RegExp, source: string): string[] => [...source.matchAll(pattern)].map(([, found = '']) => found);

type Brought = { words: string; problems: readonly string[] };

/** What the words of each area and of large parts bring, by the name of their source: its words in Korean, and the sentences of problems. */
const broughtByWords = (): ReadonlyMap<string, Brought> =>
  new Map(
    [...filesBelow('src/areas'), ...filesBelow('src/ui')]
      .filter((path) => path.endsWith('/words/index.ts'))
      .map((path) => {
        const source = read(path);
        const [name = ''] = all(/export const (\w+): WordSource/g, source);
        const problems = all(/import\('@portal\/contract\/(\w+)\/problems'\)/g, source);
        return [
          name,
          {
            words: join(dirname(path), 'ko/index.ts'),
            problems: problems.map((area) => `../contract/src/${area}/problems.ts`),
          },
        ];
      }),
  );

type Screen = {
  routes: readonly string[];
  words: readonly string[];
  /** It says what is wrong in a form, or in a record's number. */
  hasProblems: boolean;
  late: readonly string[];
};

/** A screen with the routes around it, and the words that these wait for. */
const screenOf = (route: string): Screen => {
  const folders = route.split('/').slice(0, -1);
  const around = folders.map((_, depth) => [...folders.slice(0, depth + 1), 'route'].join('/'));
  const routes = [...around.filter((each) => existsSync(join(WEB, `src/routes/${each}.tsx`))), route];
  const sources = routes.map((each) => read(`src/routes/${each}.tsx`)).join('\n');
  const words = all(/bringWords\(([^)]*)\)/g, sources).flatMap((names) => all(/(\w+)/g, names));
  return { routes, words, hasProblems: /bring(Form|Problems)\b/.test(sources), late: [] };
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
    hasProblems: false,
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
    frame: { routes: [], words: [], hasProblems: false, late: [] },
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

/** The files of the build that each screen needs before it stands, in Korean; the frame's alone are its own screen. */
export const screenFiles = (): Record<string, string[]> => {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const brought = broughtByWords();
  return Object.fromEntries(
    Object.entries(screens()).map(([name, { routes, words, hasProblems, late }]) => {
      const sources = words.flatMap((source) => brought.get(source) ?? []);
      const entries = [
        ...START,
        ...late,
        ...routes.flatMap((route) => chunksOf(manifest, route)),
        ...sources.map((source) => source.words),
        ...(hasProblems ? sources.flatMap(({ problems }) => problems) : []),
      ];
      const chunks = [...closure(manifest, entries)].map((key) => manifest[key]);
      return [name, [...new Set(chunks.flatMap((chunk) => (chunk ? [chunk.file, ...(chunk.css ?? [])] : [])))]];
    }),
  );
};

/**
 * The address of a screen as its route writes it: `approval/documents/view.$id` is `/approval/documents/view/$id`, and
 * `documentcenter_/preview` stands outside of the route around `/documentcenter`.
 */
const addressOf = (route: string): string =>
  `/${route
    .replaceAll('.', '/')
    .replaceAll('_/', '/')
    .replace(/(^|\/)index$/, '')}`;

/** What a screen needs as soon as it stands, and brings with its page though it does not wait for it. */
const filesAhead = (route: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const lists = all(/from '([^']*\/ahead\.ts)'/g, read(`src/routes/${route}.tsx`)).map((path) =>
    join('src/routes', dirname(route), path),
  );
  const entries = lists.flatMap((list) =>
    all(/import\('([^']+)'\)/g, read(list)).map((path) => join(dirname(list), path)),
  );
  return [...closure(manifest, entries)].flatMap((key) => manifest[key]?.file ?? []);
};

/** Tells the server which files to name in the page of each screen, so that they come at once and not one by one. */
export const writeScreens = (): void => {
  const { frame: _frame, ...files } = screenFiles();
  const screensByAddress = Object.entries(files).map(([route, needed]) => [
    addressOf(route),
    [...new Set([...needed, ...filesAhead(route)])],
  ]);
  writeFileSync(join(DIST, 'screens.json'), JSON.stringify(Object.fromEntries(screensByAddress)));
};
