import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const advisories = pgTable(
  'advisories',
  {
    id: text().primaryKey(),
    targetCountry: text().notNull(),
    sourceCountry: text().notNull(),
    warningLevel: integer().notNull(),
    warningText: jsonb().$type<{ en: string; fr: string; es: string }>().notNull(),
    sourceUrl: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('advisories_country').on(t.targetCountry)],
)
