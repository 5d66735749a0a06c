import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TripFieldKind } from '#contract/trips/tripFieldValues.ts'
import { version } from './columns.ts'
import { ofCompany, type LocalizedName } from './company.ts'

/** The company's own fields of a trip. Trips copy their names and values, so a deleted field changes no trip. */
export const tripFields = pgTable(
  'trip_fields',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    names: jsonb().$type<LocalizedName[]>().notNull(),
    hints: jsonb().$type<LocalizedName[]>().notNull().default([]),
    kind: text().$type<TripFieldKind>().notNull(),
    choices: jsonb().$type<string[]>().notNull().default([]),
    isAlwaysRequired: boolean().notNull().default(false),
    /** The travel policies whose holders must give a value. */
    policyIds: jsonb().$type<string[]>().notNull().default([]),
    /** An inactive field is not asked; reports have its column. */
    isActive: boolean().notNull().default(true),
    /** The place in the company's order, from 0 on. */
    place: integer().notNull(),
    ...version,
  },
  (t) => [index('trip_fields_company').on(t.companyId, t.place)],
)

/** The project numbers of a company, by the key that typed ones are compared with (`projectNumberKey`). */
export const projectNumbers = pgTable(
  'project_numbers',
  {
    companyId: ofCompany(),
    key: text().notNull(),
    number: text().notNull(),
    name: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    /** The imported list that had the number last. */
    upload: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.key] })],
)
