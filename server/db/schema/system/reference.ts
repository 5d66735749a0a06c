import { integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core'

type InThreeLanguages = { en: string; fr: string; es: string }

export const airports = pgTable('airports', {
  code: text().primaryKey(),
  name: text().notNull(),
  cityCode: text().notNull(),
  city: jsonb().$type<InThreeLanguages>().notNull(),
  countryCode: text().notNull(),
  latitude: real().notNull(),
  longitude: real().notNull(),
  timeZone: text().notNull(),
})

export const airlines = pgTable('airlines', {
  code: text().primaryKey(),
  name: text().notNull(),
  countryCode: text().notNull(),
  checkInUrl: text().notNull(),
  checkInOpensHours: integer().notNull(),
  hubs: jsonb().$type<string[]>().notNull(),
})

export const countries = pgTable('countries', {
  code: text().primaryKey(),
  alpha3: text().notNull(),
  callingCode: text().notNull(),
  currency: text().notNull(),
  name: jsonb().$type<InThreeLanguages>().notNull(),
})

/** The hash of the tables of the build that wrote the reference data last, in at most one row. */
export const loadedReference = pgTable('loaded_reference', { hash: text().primaryKey() })
