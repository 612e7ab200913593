import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? 3000}`;

/** Two files instead of fifty: the libraries under every screen, and what of ours and of Mantine most screens share. */
const base = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next)\//;
const frame =
  /web\/src\/(platform\/(?!session\/callback)|ui\/(?!form\/)|areas\/identity\/)|contract\/src\/(?!admin\/|kernel\/(problem-(body|messages)|sheet|check|audit\/)|directory\/(company|employee|department)|leave\/year|approval\/handover|identity\/grant)|@mantine\/core\/esm\/(core|utils|components\/(ActionIcon|Anchor|Button|CloseButton|Input|InputBase|Loader|Skeleton|Text|TextInput|Transition|UnstyledButton))\//;

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

export default defineConfig({
  root: here('.'),
  // The web checks nothing against a schema; its endpoints need no schema library in the first load.
  resolve: { alias: [{ find: /^typebox$/, replacement: here('src/platform/schema-stand-in.ts') }] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/route-tree.gen.ts'),
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    preloadApp(),
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // A data: URI would need a wider CSP than files of our own.
    assetsInlineLimit: 0,
    manifest: true,
    // The editor is large, and comes only to those who write.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', priority: 3, test: /vite\/preload-helper/ },
            { name: 'base', priority: 2, test: base },
            { name: 'frame', priority: 1, test: frame, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/oidc': server, '/graph': server } },
});
