import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Keys made at first start: signing keys, cookie keys, the sealing key where the environment gives none. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
