import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { TravellerNumber } from '#contract/profile.ts'
import type { Role } from '#contract/roles.ts'
import type { ChosenTheme } from '#contract/theme.ts'
import { version } from './columns.ts'
import { folded } from './folded.ts'
import { companies, employees } from './company.ts'

/** A known-traveller or redress number as stored. */
export interface SealedTravellerNumber {
  sealed: string
  /** As answered (§3). */
  mask: string
  /** Keyed hash of the number, which tells apart numbers with the same mask. */
  tag: string
}

type Searched = Record<'firstName' | 'lastName' | 'email' | 'internalEmployeeId', SQLWrapper>

/** What a person is found by: name, address and employee number, folded. */
const searchedText = ({ firstName, lastName, email, internalEmployeeId }: Searched): SQL =>
  folded(sql`${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || ${internalEmployeeId}`)

export const profiles = pgTable(
  'profiles',
  {
    id: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** Null for a person who signs in but is not an employee: the sandbox user of §2. */
    employeeId: text()
      .unique()
      .references(() => employees.id),
    firstName: text().notNull(),
    middleName: text().notNull().default(''),
    lastName: text().notNull(),
    gender: text().$type<'M' | 'F' | 'X' | 'U'>(),
    email: text().notNull().unique(),
    airportCode: text(),
    dateOfBirth: date({ mode: 'string' }),
    phoneNumber: text().notNull().default(''),
    phoneCountryCode: text().notNull().default(''),
    phoneType: text().notNull().default('mobile'),
    phoneExtension: text().notNull().default(''),
    travellerNumbers: jsonb().$type<Partial<Record<TravellerNumber, SealedTravellerNumber>>>().notNull().default({}),
    cultureCode: text().notNull(),
    countryCode: text().notNull(),
    internalEmployeeId: text().notNull().default(''),
    setupForOtp: boolean().notNull().default(false),
    phoneNumberIsConfirmed: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    preferredLocation: text(),
    /** How times and distances are shown; null follows the region. */
    timeFormat: text().$type<'h12' | 'h23'>(),
    distanceUnit: text().$type<'km' | 'mi'>(),
    /** The look that was chosen; null follows the device. */
    theme: text().$type<ChosenTheme>(),
    /** When the administrators were asked to reactivate the profile. */
    reactivationAskedAt: timestamp({ withTimezone: true }),
    /** When the administrators were asked for the details only they can provide. */
    detailsAskedAt: timestamp({ withTimezone: true }),
    /** When they were last reminded of it; null if never since. */
    detailsRemindedAt: timestamp({ withTimezone: true }),
    groupId: text(),
    /** When the person accepted the terms; null until registration (§7 register). */
    registeredAt: timestamp({ withTimezone: true }),
    /** What they are found by, kept by the database: folding 50,000 names for each search would take seconds. */
    searched: text()
      .notNull()
      .generatedAlwaysAs((): SQL => searchedText(profiles)),
    ...version,
  },
  (t) => [
    // Addresses are looked for across companies: nobody may have another's.
    index('profiles_email_lower').on(sql`lower(${t.email})`),
    index('profiles_company_email').on(t.companyId, sql`lower(${t.email})`, t.id),
    index('profiles_company_name').on(
      t.companyId,
      folded(t.lastName),
      folded(t.firstName),
      sql`lower(${t.email})`,
      t.id,
    ),
    index('profiles_company_number').on(t.companyId, t.internalEmployeeId, t.id),
    // Finds parts of words. Every search reads all that waits to be put in, which in the embedded database nothing but
    // this limit (in kB) ends.
    index('profiles_search')
      .using('gin', sql`${t.searched} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
  ],
)

export const profileRoles = pgTable(
  'profile_roles',
  {
    profileId: text()
      .notNull()
      .references(() => profiles.id),
    role: text().$type<Role>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.role] }), index('profile_roles_role').on(t.role, t.profileId)],
)

export const accounts = pgTable('accounts', {
  /** The `sub` claim of tokens. */
  id: text().primaryKey(),
  email: text().notNull().unique(),
  /** Null until the person has followed their invitation. */
  passwordHash: text(),
  profileId: text()
    .notNull()
    .references(() => profiles.id),
  /** The form of the `role` claim in this person's access token; the demo has all forms of §6. */
  roleClaimStyle: text().$type<'list' | 'single' | 'spaced'>().notNull(),
})
