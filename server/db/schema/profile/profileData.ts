import { bigserial, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { ContactPerson, Relationship } from '#contract/profile/emergencyContact.ts'
import type { MembershipCategory } from '#contract/profile/memberships.ts'
import type { PhoneType } from '#contract/fields/phoneFields.ts'
import type { NewTravelPreference } from '#contract/profile/preferences.ts'
import type { ProfileSection } from '#contract/profile/profileChanges.ts'
import { version } from '../company/columns.ts'
import { ofProfile, owner, profiles } from '../company/people.ts'

/** Emergency contacts; at most one row for each profile. The columns are the first person to call. */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    id: text().primaryKey(),
    ...owner,
    firstName: text().notNull(),
    lastName: text().notNull(),
    relationship: text().$type<Relationship>().notNull(),
    code: text().notNull(),
    phoneNumber: text().notNull(),
    extension: text().notNull().default(''),
    type: text().$type<PhoneType>().notNull(),
    /** The people to call next, in this order. */
    others: jsonb().$type<ContactPerson[]>().notNull().default([]),
    ...version,
  },
  (t) => [unique('emergency_contacts_profile').on(t.profileId)],
)

/** At most one row for each profile. */
export const travelPreferences = pgTable(
  'travel_preferences',
  {
    tpId: text().primaryKey(),
    ...owner,
    seatPositionLengthwise: text().$type<NewTravelPreference['seatPositionLengthwise']>().notNull(),
    seatPositionWidthwise: text().$type<NewTravelPreference['seatPositionWidthwise']>().notNull(),
    seatLocation: text().$type<NewTravelPreference['seatLocation']>().notNull(),
    seatType: text().$type<NewTravelPreference['seatType']>().notNull(),
    carSize: text().$type<NewTravelPreference['carSize']>().notNull(),
    roomType: text().$type<NewTravelPreference['roomType']>().notNull(),
    airRequests: text().notNull(),
    hotelRequests: text().notNull(),
    carRequests: text().notNull(),
    trainRequests: text().notNull(),
    meal: text().$type<NewTravelPreference['meal']>().notNull(),
    ...version,
  },
  (t) => [unique('travel_preferences_profile').on(t.profileId)],
)

export const creditCards = pgTable(
  'credit_cards',
  {
    id: text().primaryKey(),
    ...owner,
    name: text().notNull(),
    brand: text().notNull(),
    /** First five and last four digits (§3, §9); the full number is stored encrypted. */
    maskedNumber: text().notNull(),
    sealedNumber: text().notNull(),
    /** `yyyy-MM`, valid through the last day of that month. */
    expiryMonth: text().notNull(),
    uses: jsonb().$type<('air' | 'rail' | 'hotel' | 'car')[]>().notNull(),
    ...version,
  },
  (t) => [index('credit_cards_profile').on(t.profileId)],
)

export const travelDocuments = pgTable(
  'travel_documents',
  {
    id: text().primaryKey(),
    ...owner,
    type: text().$type<'passport'>().notNull(),
    sealedNumber: text().notNull(),
    numberEnding: text().notNull(),
    issueCountry: text().notNull(),
    expirationDate: date({ mode: 'string' }).notNull(),
    ...version,
  },
  (t) => [index('travel_documents_profile').on(t.profileId)],
)

export const memberships = pgTable(
  'memberships',
  {
    id: text().primaryKey(),
    ...owner,
    category: text().$type<MembershipCategory>().notNull(),
    programCode: text().notNull(),
    number: text().notNull(),
    ...version,
  },
  (t) => [unique('memberships_program').on(t.profileId, t.programCode)],
)

/** Confirmation codes sent to a telephone; only their hash is stored. */
export const phoneActivations = pgTable('phone_activations', {
  profileId: text()
    .primaryKey()
    .references(() => profiles.id),
  phoneNumber: text().notNull(),
  codeHash: text().notNull(),
  /** Wrong answers to this code so far. */
  attempts: integer().notNull().default(0),
  /** When codes were sent within the last hour, this one included; instants. */
  sends: jsonb().$type<string[]>().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Records of the personnel system (§7 HR profiles). */
export const hrProfiles = pgTable(
  'hr_profiles',
  {
    id: text().primaryKey(),
    companyId: owner.companyId,
    internalEmployeeId: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    jobTitle: text().notNull(),
    costCenterId: text(),
  },
  (t) => [
    unique('hr_profiles_number').on(t.companyId, t.internalEmployeeId),
    unique('hr_profiles_email').on(t.companyId, t.email),
  ],
)

/** Change history of profiles: author, changed fields and time, without values. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    id: text().primaryKey(),
    ...owner,
    actorProfileId: ofProfile(),
    at: timestamp({ withTimezone: true }).notNull(),
    section: text().$type<ProfileSection>().notNull(),
    action: text().$type<'added' | 'changed' | 'removed'>().notNull(),
    fields: jsonb().$type<string[]>().notNull(),
    /** The entry of the section, for passports, which a booking holds one of; it outlives the entry. */
    recordId: text(),
    /** The order of changes of the same instant. */
    position: bigserial({ mode: 'number' }).notNull(),
  },
  (t) => [index('profile_changes_profile').on(t.profileId, t.at)],
)
