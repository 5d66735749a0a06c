/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './server/web/precompress.ts'
import { serviceWorker } from './server/web/serviceWorker.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const backend = process.env.WAYMARK_BACKEND ?? 'http://localhost:4001'

/**
 * Parts of libraries that nothing here reaches stay out of the build. Of axios: the older way to send, the older way to
 * cancel, names of status codes, `data:` addresses, forms turned into other formats (files go out as FormData all the
 * same; only their progress needs `createMultipartBody`). Of the router: names for developers' tools, which hold its
 * forms and its server's parts, and links that fetch ahead (app/prefetch does). And the charts bring what else of the
 * store's library they use themselves: in the chunk of libraries it would be part of every first load.
 */
const unusedParts: Plugin = {
  name: 'waymark-unused-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer = '') => {
    if (
      importer.includes('/axios/lib/') &&
      /\/(xhr|CancelToken|HttpStatusCode|estimateDataURLDecodedBytes|createMultipartBody|formDataToJSON|toURLEncodedForm)\.js$/.test(
        id,
      )
    )
      return at('./node_modules/axios/lib/helpers/null.js')
    if (importer.includes('/recharts/') && id === '@reduxjs/toolkit')
      return at('./node_modules/@reduxjs/toolkit/dist/redux-toolkit.legacy-esm.js')
    return undefined
  },
  transform: (code, id) =>
    /node_modules\/(react-router|react-intl)\//.test(id)
      ? code
          .replace(/^ *\w+\.displayName = .*;$/gm, '')
          .replace(/(?<== )React\d*\.(forwardRef|createContext)\(/g, '/* @__PURE__ */ $&')
          .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
      : undefined,
}

const oneOf = (names: string[]) => `(${names.join('|')})`
// prettier-ignore
const firstLoadLibraries = new RegExp(
  `(?<!recharts/)node_modules/${oneOf(['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'redux', 'redux-thunk',
    '@reduxjs/toolkit/dist/(query|redux-toolkit\\.modern)', 'reselect', 'immer', 'react-redux',
    'use-sync-external-store/(with-selector|cjs/use-sync-external-store-with-selector)', 'axios', 'zod', 'react-intl', '@formatjs',
    'intl-messageformat', 'lucide-react/dist/esm/(Icon|createLucideIcon|defaultAttributes|shared|context)'])}[/.]|vite/preload-helper`,
)
/** What runs before any screen is known; what these import comes along. */
// prettier-ignore
const startModules = new RegExp(
  `/src/${oneOf(['http', 'lib', 'routes/(table|pathTo|verdict)', 'app/(firstScreen|preload)','shell/(Announcer|newCode|shell\\.slice)','store',
    'i18n/(loadMessages|lazyWithMessages|currentLocale|useLocale)', 'ui/(Button|CenteredPage|ErrorState|Logo|LogoWord|VisuallyHidden)',
    'domains/(session/session|reference/configuration|profile/profile|trips/trips)\\.(api|slice)', 'domains/booking/(booking\\.slice|openBookingTool)',
    'domains/session/(signIn/broughtToken|findSession|idle/idleEnd|hasEnded|problems|signIn/signIn|logout/signOut)'])}[/.]`,
)
/** What the frame around every screen shows, and what Home and the lists of trips share. */
// prettier-ignore
const frameModules = new RegExp(
  `lucide-react/dist/esm/icons/(arrow-left|calendar-days|chevron-down|clock|mail|phone)\\.|/src/${oneOf(['routes/(menu|trail)', 'i18n/(displayChoice|formats|useFormats|useLocale|useNow)',
    'ui/(Avatar|Badge|Banner|Card|CopyButton|EmptyState|IconButton|illustrations/Illustration|ProgressBar|Skeleton|useTooltip)',
    'shell/MainMenu', 'domains/agency/agency\\.rules', 'domains/booking/(booking\\.rules|modal/BookingHost|shared/)',
    'domains/notifications/notifications\\.(api|slice|rules)', 'domains/profile/profile\\.rules', 'domains/session/shared/useSession',
    'domains/trips/(trips\\.rules|useTripList)', 'patterns/DownloadButton', 'domains/itinerary/shared/(SegmentRow|TripDownloads|TripTitle|UnverifiedBadge|GuestBadge|BookingReference)'])}[/.]`,
)

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'es-ES'] }), enforce: 'pre' as const },
    unusedParts,
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
        // One chunk of libraries and two of our own for every screen, instead of dozens of crumbs shared in odd ways.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: firstLoadLibraries, priority: 3 },
            { name: 'start', test: startModules, priority: 2 },
            { name: 'frame', test: frameModules, priority: 1 },
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
          // Libraries are loaded once; tests/support/pageSetup gives every file modules of ours in their first state.
          isolate: false,
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
