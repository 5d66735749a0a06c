import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig, type UserConfig } from 'vite'
import { loadEnvFile } from './server/services/env.ts'
import { precompress } from './server/web/precompress.ts'
import { serviceWorker } from './server/web/serviceWorker.ts'
import { chunks } from './server/web/chunks.ts'
import { writeOrigins } from './server/web/writeOrigins.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
loadEnvFile()
const port = Number(process.env.PORT || 4000)
const backend = process.env.WAYMARK_BACKEND ?? `http://localhost:${port + 1}`

/** How the code is built; what follows in `plugins` below is done with the built files. */
const code = {
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'es-ES'] }), enforce: 'pre' as const }],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      // Messages are compiled to syntax trees ahead of time, so the parser never ships (-40 % of react-intl).
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
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
    // Journeys count what is loaded (firstLoad), and start.tsx names in advance what routes import later.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
} satisfies UserConfig

export default defineConfig({
  ...code,
  // The page About lists the packages within the application's files, with their licences (src/domains/site/about).
  build: { ...code.build, license: { fileName: 'licenses.json' } },
  plugins: [code.plugins, chunks(code), writeOrigins(), serviceWorker(), precompress()],
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/identity', '/booking-tool', '/health', '/scim', '/.well-known'].map((path) => [
        path,
        { target: backend, xfwd: true },
      ]),
    ),
  },
})
