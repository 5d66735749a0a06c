import { boolean, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { version } from './columns.ts'
import { companies, employees } from './company.ts'
import { profiles } from './people.ts'

/** What a guest is to the company that invited them, beside their employee and profile, which have the role Guest. */
export const guestStays = pgTable(
  'guest_stays',
  {
    employeeId: text()
      .primaryKey()
      .references(() => employees.id),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** The employee who receives them. */
    hostEmployeeId: text().references(() => employees.id),
    createdByProfileId: text()
      .notNull()
      .references(() => profiles.id),
    /** Last local day on which they are a guest, and can sign in and be booked for. */
    endDate: date({ mode: 'string' }).notNull(),
    /** Who pays for their trips. */
    payment: text().$type<'host' | 'own'>().notNull(),
    /** The trips that they may book themselves. */
    booking: text().$type<'events' | 'any'>().notNull().default('events'),
    /** Whether they may sign in. */
    hasAccess: boolean().notNull(),
    /** Letters go to the host where they have no address of their own. */
    hasEmail: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    invitedAt: timestamp({ withTimezone: true }),
    deactivatedAt: timestamp({ withTimezone: true }),
    /** The end date of which the host was reminded, because a trip ends later. */
    remindedOf: date({ mode: 'string' }),
    /** When their personal details were removed, some time after the end. */
    clearedAt: timestamp({ withTimezone: true }),
    ...version,
  },
  (t) => [index('guest_stays_company').on(t.companyId, t.endDate), index('guest_stays_host').on(t.hostEmployeeId)],
)
