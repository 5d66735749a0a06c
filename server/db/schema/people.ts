import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/roles.ts'
import { companies, employees } from './company.ts'

export const profiles = pgTable(
  'profiles',
  {
    id: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** None for a person who signs in but is not employed: the sandbox user of §2. */
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
    tsa: text().notNull().default(''),
    nexus: text().notNull().default(''),
    globalEntry: text().notNull().default(''),
    sentri: text().notNull().default(''),
    redressNumber: text().notNull().default(''),
    cultureCode: text().notNull(),
    countryCode: text().notNull(),
    internalEmployeeId: text().notNull().default(''),
    setupForOtp: boolean().notNull().default(false),
    phoneNumberIsConfirmed: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    preferredLocation: text(),
    /** How times and distances are shown; none follows the region. */
    timeFormat: text().$type<'h12' | 'h23'>(),
    distanceUnit: text().$type<'km' | 'mi'>(),
    /** When the administrators were asked to make the profile active again. */
    reactivationAskedAt: timestamp({ withTimezone: true }),
    /** When the administrators were asked for what only they can provide. */
    detailsAskedAt: timestamp({ withTimezone: true }),
    groupId: text(),
    /** When the person accepted the terms; none until registration (§7 register). */
    registeredAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (t) => [index('profiles_company').on(t.companyId)],
)

export const profileRoles = pgTable(
  'profile_roles',
  {
    profileId: text()
      .notNull()
      .references(() => profiles.id),
    role: text().$type<Role>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.role] })],
)

export const accounts = pgTable('accounts', {
  /** The subject of tokens. */
  id: text().primaryKey(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  profileId: text()
    .notNull()
    .references(() => profiles.id),
  /** How `role` stands in this person's access token: every form of §6 occurs. */
  roleClaimStyle: text().$type<'list' | 'single' | 'spaced'>().notNull(),
})

export const creditCards = pgTable(
  'credit_cards',
  {
    id: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    profileId: text()
      .notNull()
      .references(() => profiles.id),
    name: text().notNull(),
    brand: text().notNull(),
    /** First five and last four characters (§3, §9); the number itself is sealed. */
    maskedNumber: text().notNull(),
    sealedNumber: text().notNull(),
    /** `yyyy-MM`, good through the last day of that month. */
    expiryMonth: text().notNull(),
    uses: jsonb().$type<('air' | 'rail' | 'hotel' | 'car')[]>().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [index('credit_cards_profile').on(t.profileId)],
)

export const travelDocuments = pgTable(
  'travel_documents',
  {
    id: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    profileId: text()
      .notNull()
      .references(() => profiles.id),
    type: text().$type<'passport'>().notNull(),
    sealedNumber: text().notNull(),
    numberEnding: text().notNull(),
    issueCountry: text().notNull(),
    expirationDate: date({ mode: 'string' }).notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [index('travel_documents_profile').on(t.profileId)],
)

export const arrangerRequests = pgTable(
  'arranger_requests',
  {
    id: text().primaryKey(),
    requestKey: text().notNull().unique(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    arrangerProfileId: text()
      .notNull()
      .references(() => profiles.id),
    travelerProfileId: text()
      .notNull()
      .references(() => profiles.id),
    status: text().$type<'sent' | 'approved' | 'declined' | 'removed'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('arranger_requests_arranger').on(t.arrangerProfileId)],
)
