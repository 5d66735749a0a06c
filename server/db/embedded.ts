import { setFlagsFromString } from 'node:v8'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/**
 * Its pages of shared memory. The engine's own 128 MB would all be touched while the demo is planted, and what does not
 * fit is read from the file system's cache.
 */
const sharedBuffers = '32MB'

/**
 * Keeps the compiler's second stage from the engine. It makes queries about half again as fast, but takes 600 MB for
 * seconds, nearly all of them for one function, the interpreter of expressions (docs/decisions, "The embedded database").
 */
const singleStage = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/**
 * Opens the embedded database, with the extension that finds parts of words (`profiles_search`).
 * @param dataDir a directory, or `memory://`
 */
export async function openEmbeddedEngine(dataDir: string, options: PGliteOptions = {}): Promise<PGlite> {
  for (const flag of singleStage) setFlagsFromString(flag)
  const [{ PGlite: Engine }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const startParams = [...Engine.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`]
  return Engine.create(dataDir, { ...options, extensions: { pg_trgm }, startParams })
}
