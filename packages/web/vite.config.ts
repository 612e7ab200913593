import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfFiles, pdfFilesAt } from './pdf-files.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? 3000}`;

/** The area that a module belongs to: what its screens share is one file. */
const areaOf = (id: string): string | null => {
  const [, area] = /\/(?:web\/src\/areas|contract\/src)\/(?!kernel\/)(\w+)\//.exec(id) ?? [];
  return area ?? null;
};

/** What only the editor needs stays in files of its own, which come when somebody writes. */
const ofEditor =
  /\/node_modules\/(?:@tiptap|prosemirror-[^/]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname|@mantine\/tiptap)\/|\/ui\/rich-text\/editor\//;

export default defineConfig({
  root: here('.'),
  define: { 'import.meta.env.PDF_FILES': JSON.stringify(pdfFilesAt) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/route-tree.gen.ts'),
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    pdfFiles(),
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // Those that README names: what they do not know of style sheets is written out.
    cssTarget: ['chrome114', 'firefox125', 'safari17'],
    // A data: URI would need a wider CSP than files of our own.
    assetsInlineLimit: 0,
    manifest: true,
    // The editor and the PDF viewer are large, and come only to those who write or read files.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'base',
              priority: 4,
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
            },
            { name: 'pdf', priority: 3, test: /node_modules\/pdfjs-dist\// },
            { name: 'frame', priority: 2, tags: ['$initial'] },
            { name: 'sign-in', priority: 3, test: /node_modules\/(oidc-client-ts|jwt-decode)\// },
            {
              name: 'libraries',
              priority: 1,
              minShareCount: 2,
              test: (id) => id.includes('/node_modules/') && !ofEditor.test(id),
            },
            { name: areaOf, debugName: 'areas', minShareCount: 2 },
            {
              name: 'ui',
              minShareCount: 2,
              test: (id) => /\/packages\/(?:contract|web)\/src\//.test(id) && !ofEditor.test(id),
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/oidc': server, '/graph': server } },
});
