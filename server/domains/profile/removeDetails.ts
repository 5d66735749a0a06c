import { and, eq, ne, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/arranger.ts'
import { samlAnswers, ssoCodes, toolSessions } from '#server/db/schema/bookingTool.ts'
import { calendarSubscriptions } from '#server/db/schema/calendar.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { actionMarks } from '#server/db/schema/notifications.ts'
import {
  creditCards,
  emergencyContacts,
  memberships,
  phoneActivations,
  travelDocuments,
  travelPreferences,
} from '#server/db/schema/profileData.ts'
import type { profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import { takeAccount } from '#server/domains/grants/heldAccount.ts'
import type { Services } from '#server/services/services.ts'

/** What a profile holds of a person besides its own row. */
const tables = [
  actionMarks,
  calendarSubscriptions,
  creditCards,
  emergencyContacts,
  idempotencyKeys,
  memberships,
  phoneActivations,
  travelDocuments,
  travelPreferences,
]

/** Removes what a profile holds besides its own row, the account of its owner and whoever arranges for them. */
export async function removeDetails(profileId: string, services: Services): Promise<void> {
  const { db } = services
  for (const table of tables) await db.delete(table).where(eq(table.profileId, profileId))
  const { arrangerProfileId, travelerProfileId } = arrangerRequests
  await db.delete(arrangerRequests).where(or(eq(arrangerProfileId, profileId), eq(travelerProfileId, profileId)))
  for (const table of [ssoCodes, toolSessions, samlAnswers])
    await db.delete(table).where(eq(table.travelerProfileId, profileId))
  await takeAccount(profileId, services)
}

/** A profile of which nothing is known. */
export const nothingKnown = {
  middleName: '',
  gender: null,
  dateOfBirth: null,
  airportCode: null,
  phoneNumber: '',
  phoneCountryCode: '',
  phoneExtension: '',
  phoneNumberIsConfirmed: false,
  setupForOtp: false,
  travellerNumbers: {},
  preferredLocation: null,
} satisfies Partial<typeof profiles.$inferInsert>

/** Takes the address of somebody out of the trips that they booked. */
export const forgetBooker = (
  { companyId, email }: { companyId: string; email: string },
  formerEmail: string,
  db: Database,
) =>
  db
    .update(trips)
    .set({ bookedBy: formerEmail })
    .where(and(eq(trips.companyId, companyId), eq(trips.bookedBy, email), ne(trips.bookedBy, formerEmail)))
