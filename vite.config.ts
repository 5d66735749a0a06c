/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './server/http/precompress.ts'
import { serviceWorker } from './server/http/serviceWorker.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const backend = process.env.WAYMARK_BACKEND ?? 'http://localhost:4001'

/** axios carries two ways to send; every browser we support has fetch, so the older one stays out of the build. */
const fetchOnly: Plugin = {
  name: 'waymark-axios-fetch-only',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) =>
    id === './xhr.js' && importer?.endsWith('/axios/lib/adapters/adapters.js')
      ? at('./node_modules/axios/lib/helpers/null.js')
      : undefined,
}

// prettier-ignore
const firstLoadLibraries = new RegExp(
  `node_modules/(${['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', '@reduxjs', 'redux', 'redux-thunk',
    'reselect', 'immer', 'react-redux', 'use-sync-external-store', 'axios', 'zod', 'react-intl', '@formatjs', 'intl-messageformat',
    'lucide-react/dist/esm/(Icon|createLucideIcon|defaultAttributes|shared|context)'].join('|')})/|vite/preload-helper`,
)
const firstLoadModules =
  /\/lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-right|check|chevron-down|phone|mail|file-text|bell|menu|house|luggage|plane)\.|\/contract\/(?!calendar|cancellation|mail|manualTrips|airports)|\/src\/(http|lib|routes)\/|\/src\/app\/(Announcer|newCode|firstScreen|preload|shell\/shell\.slice)\.|\/src\/i18n\/[^/]+\.ts|\/src\/ui\/(cx|buttonClass|Button|Spinner|Banner|ErrorState|IconButton|useTooltip|VisuallyHidden|Skeleton|Logo|LogoWord|ProgressBar|Avatar|tone|EmptyState|CenteredPage)\.|\/src\/domains\/(?<domain>\w+)\/\k<domain>\.(api|queries|rules|slice)\.ts|\/src\/domains\/(session\/(accessToken|findSession|problems|signIn|signOut|SignInFailed|useSession)|booking\/(useBooking|openBookingTool|toolAddress|BookNow|BookingHost))\./

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'es-ES'] }), enforce: 'pre' as const },
    fetchOnly,
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
    rolldownOptions: {
      output: {
        // One chunk of libraries and one of our own for every screen, instead of dozens of crumbs shared in odd ways.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: firstLoadLibraries, priority: 3 },
            { name: 'frame', test: firstLoadModules, priority: 2 },
          ],
        },
      },
    },
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
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['tests/pages/**/*.test.tsx', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/support/pageSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}))
