import type { profileChanges } from '#server/db/schema/profile/profileData.ts'
import { answerActions } from '#server/domains/arranger/requests/answer.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import type { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import type { CompanyId } from '#server/demo/company/companies.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { profileIdOf } from '#server/demo/people/people.ts'
import changes from './data/changes.json' with { type: 'json' }

type RequestRow = typeof arrangerRequests.$inferInsert
type ChangeRow = typeof profileChanges.$inferInsert

/** A planned change by its age in days and its UTC time. A record added as a whole has all fields of its section. */
type Change = Pick<ChangeRow, 'section' | 'action'> & {
  daysAgo: number
  time: string
  fields?: string[]
  /** The key of another person who made it. */
  by?: string
}

/**
 * The changes that led to the planted profiles of people with a story. The changes of arrangers come from their
 * requests.
 */
const stories = changes as { company: CompanyId; person: string; changes: Change[] }[]

/**
 * The record of changes (§4) before `now` of people with a story, and of travelers who have answered an arranger.
 * @param requests the planted requests of arrangers
 */
export const changeRows = (requests: readonly RequestRow[], now: Date): ChangeRow[] => [
  ...requests.flatMap(answerRow),
  ...stories.flatMap(({ company, person, changes }) =>
    changes.map(({ daysAgo, time, section, action, fields, by = person }, at): ChangeRow => ({
      id: `change-${company}-${person}-${String(at + 1).padStart(2, '0')}`,
      companyId: company,
      profileId: profileIdOf(company, person),
      actorProfileId: profileIdOf(company, by),
      at: new Date(`${calendarDate(daysFrom(now, -daysAgo))}T${time}Z`),
      section,
      action,
      fields: fields ?? recordFields[section as keyof typeof recordFields],
    })),
  ),
]

function answerRow({ id, companyId, travelerProfileId, status, createdAt }: RequestRow): ChangeRow[] {
  if (status === 'sent') return []
  const traveler = { companyId, profileId: travelerProfileId, actorProfileId: travelerProfileId }
  const event = { section: 'arrangers', action: answerActions[status], fields: recordFields.arrangers } as const
  return [{ id: `change-${id}`, ...traveler, at: createdAt, ...event }]
}
