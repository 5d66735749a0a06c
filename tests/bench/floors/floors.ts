import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { build } from 'vite'
import { precompress } from '#server/web/precompress.ts'
import { staticFiles } from '#server/web/staticFiles.ts'
import application from '../../../vite.config.ts'

type FloorName = 'bare' | 'tuned'

/** Builds a floor as the product is built, without its own chunks, and serves it as the product is served. */
export async function serveFloor(name: FloorName, folder: string, port: number) {
  await build({
    configFile: false,
    root: fileURLToPath(new URL(name, import.meta.url)),
    logLevel: 'error',
    plugins: [precompress()],
    ...(application.resolve && { resolve: application.resolve }),
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  })
  return serve({ fetch: staticFiles(folder).fetch, port })
}
