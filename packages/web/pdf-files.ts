import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { normalizePath, type PluginOption } from 'vite';
import { viteStaticCopy } from 'vite-plugin-static-copy';

const { resolve } = createRequire(import.meta.url);
const manifest = resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/**
 * Where a tree of pages says that it holds as many pages as it has kids, each of them is one. The library does not believe
 * that and fetches every page before the one it wants; since a file is opened by its last page, all of a file would come
 * whose pages stand in one row, as most programs write them (decisions/0126-show-pdfs-with-pdfjs.md).
 */
const changes: readonly (readonly [from: string, to: string])[] = [
  [
    'n instanceof Ref&&!o.has(n)&&o.put(n,r.fetchAsync(n))',
    'n instanceof Ref&&(c===h.length?s.has(n)||s.put(n,1):o.has(n)||o.put(n,r.fetchAsync(n)))',
  ],
  ['f.push(n.fetchAsync(e).then(', 'o.get("Count")===l.length?a++:f.push(n.fetchAsync(e).then('],
];
/** Moved with the changes: the files are kept by browsers for ever. */
const REVISION = 1;

/** Of another version of the library nothing is known: then the build fails, and somebody looks. */
const changed = (source: string): string =>
  changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`pdfjs-dist ${version} does not hold once: ${from}`);
    return text.replace(from, () => to);
  }, source);

const FOLDER = `assets/pdfjs-${version}-${REVISION}`;

/** Where the build serves them. */
export const pdfFilesAt = `/${FOLDER}/`;

/**
 * What the viewer of PDFs fetches by its own name: the part that reads files, and for those that need them character maps,
 * typefaces, signs of notes, and decoders of scanned pages as plain script, since the content security policy lets no WebAssembly in.
 */
export const pdfFiles = (): PluginOption => {
  const from = normalizePath(dirname(manifest));
  const flat = { rename: { stripBase: true as const } };
  return viteStaticCopy({
    silent: true,
    targets: [
      ...['cmaps/*', 'standard_fonts/*', 'wasm/*_nowasm_fallback.js'].map((files) => ({
        src: `${from}/${files}`,
        dest: `${FOLDER}/${dirname(files)}`,
        ...flat,
      })),
      { src: `${from}/legacy/web/images/annotation-*.svg`, dest: `${FOLDER}/images`, ...flat },
      {
        src: `${from}/legacy/build/pdf.worker.min.mjs`,
        dest: FOLDER,
        transform: { encoding: 'utf8', handler: changed },
        ...flat,
      },
    ],
  });
};
