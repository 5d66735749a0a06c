import { and, eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { withoutCostCenter, type ScoreReport } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { guestGroup, staffGroup } from '#server/domains/profile/groupIds.ts'
import { cultureOfLanguage, type Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { BookingScope } from './bookingScope.ts'

/** The names of what a report is narrowed to; null for what it is not, and for ids that the company does not have. */
export async function namesOf(
  scope: BookingScope,
  language: Language,
  db: Database,
): Promise<NonNullable<ScoreReport['names']>> {
  return {
    group: groupName(scope, language),
    costCenter: await chosenCenterName(scope, language, db),
    traveller: await travellerName(scope, db),
  }
}

/** The name of a group of the company: its employees, or its guests. */
export function groupName(
  { companyId, groupId }: Pick<BookingScope, 'companyId' | 'groupId'>,
  language: Language,
): string | null {
  const { say } = formatterFor(cultureOfLanguage[language])
  if (groupId === guestGroup(companyId)) return say('scores.group.guests')
  return groupId === staffGroup(companyId) ? say('scores.group.staff') : null
}

/** The name of a cost center, or of the bookings without one. */
export const centerName = (center: NamedCenter | null | undefined, language: Language): string =>
  center ? costCenterName(center, language) : formatterFor(cultureOfLanguage[language]).say('scores.costCenter.none')
type NamedCenter = Pick<typeof costCenters.$inferSelect, 'externalId' | 'names'>

/** The cost centers of a company, by id. */
export async function readCenters(companyId: string, db: Database) {
  const { id, parentId, externalId, names } = costCenters
  const rows = await db
    .select({ id, parentId, externalId, names })
    .from(costCenters)
    .where(eq(costCenters.companyId, companyId))
  return new Map(rows.map((row) => [row.id, row]))
}

async function chosenCenterName({ companyId, costCenter }: BookingScope, language: Language, db: Database) {
  if (costCenter === undefined) return null
  if (costCenter === withoutCostCenter) return centerName(null, language)
  const [center] = await db
    .select({ externalId: costCenters.externalId, names: costCenters.names })
    .from(costCenters)
    .where(and(eq(costCenters.companyId, companyId), eq(costCenters.id, costCenter)))
  return center ? centerName(center, language) : null
}

async function travellerName({ companyId, profileId }: BookingScope, db: Database) {
  if (profileId === undefined) return null
  const { firstName, lastName } = profiles
  const [traveler] = await db
    .select({ firstName, lastName })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)))
  return traveler ? fullName(traveler) : null
}
