/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { precompress } from './server/web/precompress.ts'
import { serviceWorker } from './server/web/serviceWorker.ts'
import { chunks } from './server/web/chunks.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const backend = process.env.WAYMARK_BACKEND ?? 'http://localhost:4001'

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'es-ES'] }), enforce: 'pre' as const },
    chunks(),
    serviceWorker(at('./src/app/serviceWorker/sw.ts')),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      // Messages are compiled to syntax trees ahead of time, so the parser never ships (-40 % of react-intl).
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // react-router's default entry is its development build.
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: at('./node_modules/react-router/dist/production/index.mjs') },
            {
              find: /^react-router\/dom$/,
              replacement: at('./node_modules/react-router/dist/production/dom-export.mjs'),
            },
          ]
        : []),
    ],
  },
  build: {
    target: 'es2023',
    // light-dark() is in every browser we support; rewriting it would make the styles a third heavier.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 4000,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/identity', '/booking-tool', '/health', '/.well-known'].map((path) => [
        path,
        { target: backend, xfwd: true },
      ]),
    ),
  },
  test: {
    // Left alone it keeps a processor free, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          // Loading modules anew for every file took nine tenths of the time.
          isolate: false,
          include: ['tests/rules/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          // A process of its own for every file: storage, timers of the sign-in library and the focus reach no other one.
          include: ['tests/pages/**/*.test.tsx', 'tests/contract/**/*.test.tsx'],
          // A form typed into key by key takes seconds where the machine does other things too.
          testTimeout: 30_000,
          setupFiles: ['tests/support/pageSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/seededDumps.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}))
