import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Keys created at first start: signing and cookie keys, sealed, and the sealing key where SEALING_KEY is not set. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
