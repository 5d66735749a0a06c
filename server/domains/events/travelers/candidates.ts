import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { GroupCandidate } from '#contract/events/groupTravelers.ts'
import { groupLimits } from '#contract/events/groupTravels.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { folded, nameText } from '#server/db/schema/company/folded.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { belongsCondition } from '#server/domains/profile/belongs.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { contains, hasWords } from '#server/http/requests/foldedText.ts'
import type { Language } from '#server/http/requests/language.ts'

/**
 * Finds the first people of the company, guests included, for a name or address, to add them to an event; none for a
 * single letter.
 * @throws 404 for an event of another organizer
 */
export async function findCandidates(
  groupId: string,
  search: string,
  context: EventContext & { language: Language },
): Promise<GroupCandidate[]> {
  const { caller, language, services } = context
  const { db } = services
  await findOwnGroup(db, groupId, context)
  if (search.length < 2) return []
  const name = nameText(profiles.firstName, profiles.lastName)
  const listedCondition = sql<boolean>`exists (select from ${groupTravelers}
    where ${groupTravelers.groupTravelId} = ${groupId} and ${groupTravelers.profileId} = ${profiles.id})`
  const rows = await db
    .select({
      profileId: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      type: employees.type,
      isListed: listedCondition,
      center: { externalId: costCenters.externalId, names: costCenters.names },
    })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .where(
      and(
        eq(profiles.companyId, caller.companyId),
        belongsCondition(services.now()),
        or(hasWords(search, name), contains(search, profiles.email)),
      ),
    )
    .orderBy(asc(folded(profiles.lastName)), asc(folded(profiles.firstName)), asc(profiles.id))
    .limit(groupLimits.candidates)
  return rows.map(({ center, type, ...person }) => ({
    ...person,
    costCenter: costCenterName(center, language),
    isGuest: type === 'guest',
  }))
}
