import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:3000';

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
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // A data: URI would need a wider CSP than files of our own.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with an update of a library, and what nearly every screen needs: two files, not fifty.
            {
              name: 'base',
              priority: 2,
              test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next)[\\/]/,
            },
            { name: 'frame', priority: 1, minShareCount: 5 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/oidc': server, '/graph': server } },
});
