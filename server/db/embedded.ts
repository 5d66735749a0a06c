import { setFlagsFromString } from 'node:v8'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/**
 * Shared memory of the engine. The default of 128 MB would all be used while the demo is created; the file system
 * caches the rest.
 */
const sharedBuffers = '32MB'

/**
 * Disables the second stage of the WebAssembly compiler. It makes queries about half again as fast, but takes 600 MB
 * for seconds, nearly all of them for one function, the interpreter of expressions (docs/decisions, "The embedded
 * database").
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
