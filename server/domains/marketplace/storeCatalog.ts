import { z } from 'zod'
import { appCategories, appScopes } from '#contract/catalogs/marketplace.ts'
import type { Database } from '#server/db/client.ts'
import { partnerApps } from '#server/db/schema/site/marketplace.ts'

const words = z.strictObject({ en: z.string().min(1), fr: z.string().min(1), es: z.string().min(1) })
const address = z.url({ protocol: /^https$/ })

/** An app in the file of the agency: its texts in three languages, its addresses https. */
const catalogApp = z.strictObject({
  id: z.string().regex(/^(?=.*[a-z])[a-z\d-]{1,60}$/),
  name: z.string().min(1).max(60),
  vendor: z.string().min(1).max(60),
  category: z.enum(appCategories),
  scope: z.enum(appScopes),
  summary: words,
  description: words,
  dataShared: z.array(words).min(1),
  permissions: z.array(words),
  privacyUrl: address,
  signInUrl: address,
})

/** The catalog of apps, as the agency writes it. An id stands once. */
export const catalogSchema = z
  .array(catalogApp)
  .min(1)
  .refine((apps) => new Set(apps.map(({ id }) => id)).size === apps.length, 'An id stands twice.')

/**
 * Adds the apps of a catalog, and changes those that are there. Apps that the catalog lacks stay, with what companies
 * have decided about them.
 */
export const storeCatalog = (db: Database, catalog: z.infer<typeof catalogSchema>): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { id, ...app } of catalog) {
      const stored = { ...app, isDemo: false }
      await tx
        .insert(partnerApps)
        .values({ id, ...stored })
        .onConflictDoUpdate({ target: partnerApps.id, set: stored })
    }
  })
