import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'packages/web/dist';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** What every page begins with: the page itself, the app, and the words of the frame. */
const START = ['index.html', 'src/app.tsx', 'src/shell/words/ko.ts', 'src/ui/words/ko.ts'];

/** The sentences of problems that come with the words of an area. */
const PROBLEMS: Readonly<Record<string, readonly string[]>> = {
  'areas/approval': ['approval', 'directory', 'leave'],
  'areas/approval/handover': ['approval'],
  'areas/directory': ['directory', 'identity'],
  'areas/leave': ['leave'],
  'areas/admin': ['identity'],
};

type Screen = { routes: readonly string[]; words: readonly string[]; late?: readonly string[] };

/** Each screen: the files of its routes from the outermost in, the words that they bring, and what comes with it later. */
const screens: Readonly<Record<string, Screen>> = {
  shell: { routes: [], words: [] },
  home: {
    routes: ['index'],
    words: ['areas/approval', 'areas/leave'],
    late: ['src/areas/approval/home/cards.ts', 'src/areas/leave/home/card.tsx'],
  },
  documents: { routes: ['approval/route', 'approval/documents/$list'], words: ['areas/approval'] },
  view: { routes: ['approval/route', 'approval/documents/view.$id'], words: ['areas/approval'] },
  employees: {
    routes: ['admin/route', 'admin/employee'],
    words: ['areas/admin', 'areas/directory', 'areas/approval/handover'],
  },
  departments: { routes: ['admin/route', 'admin/department'], words: ['areas/admin', 'areas/directory'] },
  leave: { routes: ['admin/route', 'admin/vacation'], words: ['areas/admin', 'areas/leave', 'areas/directory'] },
  'waiting lines': {
    routes: ['admin/route', 'admin/approval'],
    words: ['areas/admin', 'areas/approval/handover', 'areas/approval'],
  },
  rights: { routes: ['admin/route', 'admin/permission'], words: ['areas/admin'] },
  trail: { routes: ['admin/route', 'admin/audit'], words: ['areas/admin'] },
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
  return Object.fromEntries(
    Object.entries(screens).map(([name, { routes, words, late = [] }]) => {
      const entries = [
        ...START,
        ...late,
        ...routes.flatMap((route) => chunksOf(manifest, route)),
        ...words.map((area) => `src/${area}/words/ko/index.ts`),
        ...words.flatMap((area) => PROBLEMS[area] ?? []).map((area) => `../contract/src/${area}/problems.ts`),
      ];
      const files = new Set([...closure(manifest, entries)].map((key) => manifest[key]?.file ?? ''));
      const scripts = [...files].filter((file) => file.endsWith('.js'));
      return [name, scripts.reduce((sum, file) => sum + weightOf(file), 0) / 1000];
    }),
  );
};

/** The modules of the frame, as paths below `packages`: what everybody loads first. */
export const frameModules = (): string[] => {
  const parts = JSON.parse(readFileSync('packages/web/node_modules/.parts.json', 'utf8')) as Record<string, string>;
  return Object.entries(parts)
    .filter(([id, part]) => part === 'frame' && id.includes('/packages/'))
    .map(([id]) => id.replace(/^.*\/packages\//, ''));
};
