import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { PermitKind } from '#contract/stays/stays.ts'
import { owner } from '../company/people.ts'

/** Rights to stay in a country that a person has declared. A citizenship has no days. */
export const stayPermits = pgTable(
  'stay_permits',
  {
    id: text().primaryKey(),
    ...owner,
    country: text().notNull(),
    kind: text().$type<PermitKind>().notNull(),
    validFrom: date(),
    validUntil: date(),
  },
  (t) => [index('stay_permits_profile').on(t.profileId)],
)

/** Days abroad that a person has declared, as no trip has them. Both days are included. */
export const otherStays = pgTable(
  'other_stays',
  {
    id: text().primaryKey(),
    ...owner,
    country: text().notNull(),
    fromDay: date().notNull(),
    untilDay: date().notNull(),
  },
  (t) => [index('other_stays_profile').on(t.profileId)],
)
