import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { WaitingPerson } from '#contract/profile/missingDetails.ts'
import { mandatoryIssueNames } from '#contract/profile/profileIssues.ts'
import { employeeFieldOf } from '#contract/employees/missingEmployeeFields.ts'
import { roleRequests } from '#server/db/schema/company/admin.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { waitingPeople } from '#server/domains/profile/details/waitingPeople.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor, type Formatter } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Maximum tasks of one kind. A company may have hundreds; Home shows the whole list of people. */
const shownOfKind = 10

/**
 * The tasks of an admin (§4, §6): approving events and roles requested by others, reopening closed profiles, and adding
 * details that only admins provide. Empty for other callers.
 */
export async function adminTasks(caller: Caller, language: Language, services: Services): Promise<NotificationDraft[]> {
  if (!caller.roles.includes('Admin')) return []
  const { say } = formatterFor(language)
  return [
    ...(await eventsToApprove(caller, services)).map((event) => eventTask(event, language, say)),
    ...(await rolesToDecide(caller, services)).map((asked) => roleTask(asked, say)),
    ...(await people(caller, services)).map((person) => personTask(person, say)),
  ]
}

const eventsToApprove = ({ companyId, profileId }: Caller, { db }: Services) =>
  db
    .select({ group: groupTravels, organizer: profiles })
    .from(groupTravels)
    .innerJoin(profiles, eq(profiles.id, groupTravels.organizerProfileId))
    .where(
      and(
        eq(groupTravels.companyId, companyId),
        eq(groupTravels.status, 'pendingApproval'),
        ne(groupTravels.organizerProfileId, profileId),
      ),
    )
    .orderBy(asc(groupTravels.startDate), asc(groupTravels.id))
    .limit(shownOfKind)

const rolesToDecide = ({ companyId, profileId }: Caller, { db }: Services) =>
  db
    .select({ request: roleRequests, asker: profiles })
    .from(roleRequests)
    .innerJoin(profiles, eq(profiles.id, roleRequests.profileId))
    .where(
      and(
        eq(roleRequests.companyId, companyId),
        isNull(roleRequests.decidedAt),
        ne(roleRequests.profileId, profileId),
        sql`${profiles.employeeId} is not null`,
      ),
    )
    .orderBy(asc(roleRequests.askedAt), asc(roleRequests.id))
    .limit(shownOfKind)

/** Waiting people in the order of Home. People without an employee record have no page, so they are left out. */
async function people({ companyId }: Caller, services: Services) {
  const { responseData } = await waitingPeople(companyId, { pageNumber: 1, pageSize: shownOfKind }, services)
  return responseData
}

const base = { type: 'admintask', daysBeforeExpiry: null } as const

function eventTask(
  { group, organizer }: Awaited<ReturnType<typeof eventsToApprove>>[number],
  language: Language,
  say: Formatter['say'],
): NotificationDraft {
  const words = wordsOf(
    say('notifications.eventToApprove', { event: groupNameOf(group.names, language) }),
    say('notifications.eventToApprove.detail', { who: fullName(organizer), start: new Date(group.startDate) }),
  )
  return {
    ...base,
    code: 'eventToApprove',
    key: `approve:${group.id}:${group.version}`,
    ...words,
    tripStart: group.startDate,
    actionRoute: { name: 'groupDetail', query: {}, params: { groupTravelId: group.id } },
  }
}

function roleTask(
  { request, asker }: Awaited<ReturnType<typeof rolesToDecide>>[number],
  say: Formatter['say'],
): NotificationDraft {
  const who = fullName(asker)
  return {
    ...base,
    code: 'roleToDecide',
    key: `role:${request.id}`,
    ...wordsOf(
      say('notifications.roleToDecide', { who, role: say('roleRequests.role', { role: request.role }) }),
      say('notifications.roleToDecide.detail'),
    ),
    since: request.askedAt.toISOString(),
    actionRoute: { name: 'editEmployee', query: {}, params: { employeeId: asker.employeeId ?? '' } },
  }
}

function personTask(person: WaitingPerson, say: Formatter['say']): NotificationDraft {
  const { profileId, employeeId, missing, askedAt } = person
  const isClosed = missing.includes('notActive')
  const kind = isClosed ? 'profileToReopen' : 'detailsToSettle'
  const field = employeeFieldOf(missing)
  const list = mandatoryIssueNames
    .filter((detail) => detail !== 'notActive' && missing.includes(detail))
    .map((detail) => say('profile.details.missing', { detail }))
  return {
    ...base,
    code: kind,
    key: `${kind}:${profileId}`,
    ...wordsOf(
      isClosed
        ? say('notifications.profileToReopen', { who: fullName(person) })
        : say('notifications.detailsToSettle', { who: fullName(person) }),
      isClosed
        ? say('notifications.profileToReopen.detail')
        : say('notifications.detailsToSettle.detail', { missing: list.join(', ') }),
    ),
    ...(askedAt && { since: askedAt }),
    actionRoute: employeeId
      ? { name: 'editEmployee', query: {}, params: { employeeId }, ...(field && { field }) }
      : { name: 'employees', query: {} },
  }
}
