import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/**
 * Opens the embedded database, with the extension that finds parts of words (`profiles_search`).
 * @param dataDir a directory, or `memory://`
 */
export async function openEmbeddedEngine(dataDir: string, options: PGliteOptions = {}): Promise<PGlite> {
  const [{ PGlite: Engine }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return Engine.create(dataDir, { ...options, extensions: { pg_trgm } })
}
