import { eq, or } from 'drizzle-orm'
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
import { takeAccount } from '#server/domains/guests/guestAccess.ts'
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

/** Removes what a guest's profile holds besides its own row, their account and whoever arranges for them. */
export async function removeDetails(profileId: string, services: Services): Promise<void> {
  const { db } = services
  for (const table of tables) await db.delete(table).where(eq(table.profileId, profileId))
  const { arrangerProfileId, travelerProfileId } = arrangerRequests
  await db.delete(arrangerRequests).where(or(eq(arrangerProfileId, profileId), eq(travelerProfileId, profileId)))
  for (const table of [ssoCodes, toolSessions, samlAnswers])
    await db.delete(table).where(eq(table.travelerProfileId, profileId))
  await takeAccount(profileId, services)
}
