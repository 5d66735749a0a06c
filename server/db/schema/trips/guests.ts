import { boolean, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { version } from '../company/columns.ts'
import { employees, ofCompany } from '../company/company.ts'
import { ofProfile } from '../company/people.ts'

/** The stay of a guest. The guest also has an employee and a profile with the role Guest. */
export const guestStays = pgTable(
  'guest_stays',
  {
    employeeId: text()
      .primaryKey()
      .references(() => employees.id),
    companyId: ofCompany(),
    /** The employee who is the host. */
    hostEmployeeId: text().references(() => employees.id),
    createdByProfileId: ofProfile(),
    /** Last local date of the stay. The guest can sign in and travel until then. */
    endDate: date({ mode: 'string' }).notNull(),
    /** The payer of the guest's trips. */
    payment: text().$type<'host' | 'own'>().notNull(),
    /** The trips that the guest may book. */
    booking: text().$type<'events' | 'any'>().notNull().default('events'),
    /** The guest may sign in. */
    hasAccess: boolean().notNull(),
    /** Without an address, mails go to the host. */
    hasEmail: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    invitedAt: timestamp({ withTimezone: true }),
    deactivatedAt: timestamp({ withTimezone: true }),
    /** The end date for which the host got a reminder, because a trip ends later. */
    remindedOf: date({ mode: 'string' }),
    /** When the personal details were erased, some time after the end. */
    clearedAt: timestamp({ withTimezone: true }),
    ...version,
  },
  (t) => [index('guest_stays_company').on(t.companyId, t.endDate), index('guest_stays_host').on(t.hostEmployeeId)],
)
