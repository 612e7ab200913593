import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pdfFiles, pdfFilesAt } from './pdf-files.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? 3000}`;

/** Libraries under every screen. */
const base = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//;

/** Where the survey of a build leaves what it found, for the build that follows. */
const SURVEY = here('node_modules/.parts.json');

/** The file that a module goes into, by the module. */
type Parts = Readonly<Record<string, string>>;
type Files = Readonly<
  Record<string, { type: string; facadeModuleId?: string | null; imports?: string[]; moduleIds?: string[] }>
>;

/** The modules of a file and of all that it imports. */
const modulesBehind = (file: string, files: Files, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const { imports = [], moduleIds = [] } = files[file] ?? {};
  return [...moduleIds, ...imports.flatMap((each) => modulesBehind(each, files, seen))];
};

/** Screens of one record bring its text and what is written with; what they share among them stays with them. */
const ofOneRecord = /\/(view|write|modify|upload|manual|preview)\b|\/new(\/\$|\.tsx)/;

/** The part of the menu that a screen belongs to, by its route. */
const menuOf = (facade: string): string => /\/src\/routes\/([^/._]+)/.exec(facade)?.[1] ?? facade;

/** What more than one list needs: what is an area's own, or used below one part of the menu alone, is in nobody else's load. */
const sharedPart = (id: string, menus: ReadonlySet<string>): string => {
  const [only] = menus;
  if (menus.size === 1) return `of-${only}`;
  const [, area] = /\/(?:web\/src\/areas|contract\/src)\/(?!kernel\/)(\w+)\//.exec(id) ?? [];
  if (area === undefined) return 'screens';
  // What an area calls its values is read by home and the trail too, which need nothing else of it.
  return id.includes('/words/') ? `words-${area}` : `area-${area}`;
};

/**
 * Which modules go into the few files that many screens load: what the frame needs, and what more than one list needs
 * beyond it, since on a slow line every file costs a turn. Told from a build that shares nothing needlessly (a survey),
 * which is what makes it exact: a list of names by hand either lacks something or makes every screen load what only one
 * uses.
 */
const partsOf = (files: Files): Parts => {
  const needs = (isMeant: (id: string) => boolean) =>
    Object.entries(files).flatMap(([file, { facadeModuleId: facade }]) =>
      typeof facade === 'string' && isMeant(facade) ? [{ facade, modules: modulesBehind(file, files) }] : [],
    );
  /** The screens that need a module. */
  const uses = new Map<string, string[]>();
  const light = new Set<string>();
  const screens = (isLight: boolean) => needs((id) => id.includes('?tsr-split=') && ofOneRecord.test(id) !== isLight);
  for (const id of screens(true).flatMap(({ modules }) => modules)) light.add(id);
  for (const { facade, modules } of [...screens(true), ...screens(false)])
    for (const id of new Set(modules)) if (light.has(id)) uses.set(id, [...(uses.get(id) ?? []), facade]);
  const entries = new Set(Object.values(files).map(({ facadeModuleId }) => facadeModuleId));
  const shared = [...uses].flatMap(([id, facades]) =>
    facades.length > 1 ? [[id, sharedPart(id, new Set(facades.map(menuOf)))] as const] : [],
  );
  const frame = needs((id) => id === here('src/app.tsx')).flatMap(({ modules }) =>
    modules.map((id) => [id, 'frame'] as const),
  );
  // What a file begins with stays there, or the file would have no name of its own.
  return Object.fromEntries([...shared, ...frame].filter(([id]) => !entries.has(id)));
};

const surveying = (): Plugin => ({
  name: 'survey-parts',
  generateBundle: (_options, bundle) => writeFileSync(SURVEY, JSON.stringify(partsOf(bundle as Files))),
});

const isSurvey = process.env.WEB_BUILD === 'survey';
const parts: Parts = !isSurvey && existsSync(SURVEY) ? (JSON.parse(readFileSync(SURVEY, 'utf8')) as Parts) : {};

/**
 * Names the app's files in index.html: the entry goes on to the app only after it has seen that the page is no popup of
 * the sign-in, and the browser shall fetch it meanwhile.
 */
const preloadApp = (): Plugin => ({
  name: 'preload-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const app = chunks.find(({ facadeModuleId }) => facadeModuleId === here('src/app.tsx'));
      const files = app === undefined ? [] : [app.fileName, ...app.imports];
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }));
    },
  },
});

/** The files that the frame is made of, which are there before anything of it runs. */
const isOfFrame = (file: string): boolean => /(^|\/)(frame|base|start|rolldown-runtime)-[^/]+$/.test(file);

export default defineConfig({
  root: here('.'),
  // The web checks nothing against a schema; its endpoints need no schema library in the first load.
  resolve: { alias: [{ find: /^typebox$/, replacement: here('src/platform/schema-stand-in.ts') }] },
  define: { 'import.meta.env.PDF_FILES': JSON.stringify(pdfFilesAt) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a screen asks for comes with it: the calls of an area are in nobody else's first load.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/route-tree.gen.ts'),
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    preloadApp(),
    ...(isSurvey ? [] : [pdfFiles()]),
    ...(isSurvey ? [surveying()] : []),
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // Those that README names: what they do not know of style sheets is written out.
    cssTarget: ['chrome114', 'firefox125', 'safari17'],
    // A data: URI would need a wider CSP than files of our own.
    assetsInlineLimit: 0,
    modulePreload: {
      // What the frame brings late needs none of what the frame itself came with.
      resolveDependencies: (_file, needed, { hostId }) =>
        isOfFrame(hostId) ? needed.filter((file) => !isOfFrame(file)) : needed,
    },
    manifest: true,
    // The editor is large, and comes only to those who write.
    chunkSizeWarningLimit: 1000,
    ...(isSurvey ? { minify: false } : {}),
    rolldownOptions: {
      output: {
        // Names are no small part of what the frame holds: it names every file that may come late.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'start', priority: 2, test: /vite\/preload-helper|rolldown\/runtime/ },
            { name: 'base', priority: 1, test: base },
            isSurvey
              ? { name: 'part', minShareCount: 2, entriesAware: true }
              : { name: (id) => parts[id] ?? null, debugName: 'parts', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/oidc': server, '/graph': server } },
});
