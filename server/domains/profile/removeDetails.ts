import { and, eq, getTableColumns, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { absences, approvalKeys, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { samlAnswers, ssoCodes, toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { calendarSubscriptions } from '#server/db/schema/profile/calendar.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { educationProgress } from '#server/db/schema/site/education.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { helpDeskAgents, helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { idempotencyKeys } from '#server/db/schema/system/idempotency.ts'
import { maintenanceDismissals } from '#server/db/schema/site/notices.ts'
import { appRequests } from '#server/db/schema/site/marketplace.ts'
import { actionMarks } from '#server/db/schema/profile/notifications.ts'
import {
  creditCards,
  emergencyContacts,
  memberships,
  phoneActivations,
  travelDocuments,
  travelPreferences,
} from '#server/db/schema/profile/profileData.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { reportJobs } from '#server/db/schema/reports/reports.ts'
import { riskSearches } from '#server/db/schema/risk/riskSearches.ts'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { deleteAccount } from '#server/domains/grants/heldAccount.ts'
import { type PlainField, plainFields } from '#server/domains/profile/plainFields.ts'
import { removeApprovalWords } from '#server/domains/profile/removeApprovalWords.ts'
import { removeRollCallWords } from '#server/domains/profile/removeRollCallWords.ts'
import { placeholderEmail } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'

/** Tables with personal data of a profile besides its own row. */
const tables = [
  absences,
  actionMarks,
  appRequests,
  approvalKeys,
  calendarSubscriptions,
  creditCards,
  educationProgress,
  emergencyContacts,
  helpDeskAgents,
  helpDeskRequests,
  idempotencyKeys,
  maintenanceDismissals,
  memberships,
  otherStays,
  phoneActivations,
  reportJobs,
  riskSearches,
  stayPermits,
  travelRequests,
  travelDocuments,
  travelPreferences,
]

/** The values of a trip without the texts that people typed: numbers, choices and projects say nothing about a person. */
export const fieldsWithoutTexts = sql`jsonb_path_query_array(${trips.fields}, '$[*] ? (@.kind != "text")')`

/** Deletes all data of a profile besides its own row: details, account, and requests from and to arrangers. */
export async function removeDetails(profileId: string, services: Services): Promise<void> {
  const { db } = services
  for (const table of tables) await db.delete(table).where(eq(table.profileId, profileId))
  const { arrangerProfileId, travelerProfileId } = arrangerRequests
  await db.delete(arrangerRequests).where(or(eq(arrangerProfileId, profileId), eq(travelerProfileId, profileId)))
  for (const table of [ssoCodes, toolSessions, samlAnswers, reportJobs])
    await db.delete(table).where(eq(table.travelerProfileId, profileId))
  await removeRollCallWords(and(eq(rollCallPeople.profileId, profileId), eq(rollCallPeople.isForGuest, false)), db)
  await removeApprovalWords(eq(approvalQuestions.profileId, profileId), db)
  await db.update(approvalQuestions).set({ comment: '' }).where(eq(approvalQuestions.decidedBy, profileId))
  await db.update(trips).set({ fields: fieldsWithoutTexts }).where(eq(trips.profileId, profileId))
  await deleteAccount(profileId, services)
}

/** Fields that an erased profile keeps, as they say nothing about the person; the name is set by the caller. */
const kept: readonly PlainField[] = [
  'firstName',
  'lastName',
  'countryCode',
  'phoneType',
  'cultureCode',
  'timeFormat',
  'distanceUnit',
  'theme',
]
const columns = getTableColumns(profiles)

/** Values of an erased profile: those of a new row. Name and address are set by the caller. */
export const erasedProfile: Partial<typeof profiles.$inferInsert> = {
  ...Object.fromEntries(
    plainFields.filter((field) => !kept.includes(field)).map((field) => [field, columns[field].default ?? null]),
  ),
  phoneNumberIsConfirmed: false,
  travellerNumbers: {},
  preferredLocation: null,
}

/** The rows of an employee or a guest. */
interface PersonRows {
  profile: { id: string }
  employee: { id: string }
}

interface Erased {
  /** The name of a former employee or guest, and further columns of the profile. */
  profile: Partial<typeof profiles.$inferInsert>
  employee: Partial<typeof employees.$inferInsert>
}

/** Erases the rows of an employee or a guest, which stay because trips or other records name them. */
export async function eraseRows({ profile, employee }: PersonRows, erased: Erased, db: Database): Promise<void> {
  await db
    .update(profiles)
    .set({
      ...erasedProfile,
      ...erased.profile,
      email: placeholderEmail(employee.id),
      version: sql`${profiles.version} + 1`,
    })
    .where(eq(profiles.id, profile.id))
  await db
    .update(groupTravelers)
    .set({ keyHash: null, keyExpiresAt: null })
    .where(eq(groupTravelers.profileId, profile.id))
  await db
    .update(employees)
    .set({ ...erased.employee, status: 'inactive', version: sql`${employees.version} + 1` })
    .where(eq(employees.id, employee.id))
}

/**
 * Deletes the rows of an employee or a guest whom no trip and no other record names. The roles and the record of changes
 * are deleted before.
 */
export async function deleteRows({ profile, employee }: PersonRows, db: Database): Promise<void> {
  await db.delete(groupTravelers).where(eq(groupTravelers.profileId, profile.id))
  await db.delete(profiles).where(eq(profiles.id, profile.id))
  await db.delete(employees).where(eq(employees.id, employee.id))
}

/** Replaces the address of a former employee or guest in the trips they booked. */
export const replaceBookerAddress = (
  { companyId, email }: { companyId: string; email: string },
  formerEmail: string,
  db: Database,
) =>
  db
    .update(trips)
    .set({ bookedBy: formerEmail })
    .where(and(eq(trips.companyId, companyId), eq(trips.bookedBy, email), ne(trips.bookedBy, formerEmail)))
