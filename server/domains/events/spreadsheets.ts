import { and } from 'drizzle-orm'
import type { GroupManifest, GroupMovement, GroupTraveler, GroupTravelerFilter } from '#contract/groupTravelers.ts'
import { groupLimits } from '#contract/groupTravels.ts'
import { findOwnGroup } from '#server/domains/events/findGroup.ts'
import type { Asking } from '#server/domains/events/findGroup.ts'
import { presentTravelers } from '#server/domains/events/listTravelers.ts'
import { manifestOf } from '#server/domains/events/manifest.ts'
import { travelersIn } from '#server/domains/events/readTravelers.ts'
import { isNamed } from '#server/domains/events/travelerConditions.ts'
import { workbook } from '#server/domains/events/workbook.ts'
import type { Download } from '#server/http/operation.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Say } from '#server/messages/messages.ts'
import { localDateOf } from '#server/time/zonedTime.ts'

interface PeopleWanted {
  filter?: GroupTravelerFilter | undefined
  search: string
}

/**
 * The people of an event as a spreadsheet, narrowed as the list is; days are those at the event's place.
 * @param culture of its headings and statuses
 * @throws 404
 */
export async function peopleSheet(groupId: string, wanted: PeopleWanted, culture: string, asking: Asking) {
  const { db, now } = asking.services
  const { group, timeZone } = await findOwnGroup(db, groupId, asking)
  const people = travelersIn(db, groupId, now())
  const where = and(wanted.filter && people.filters[wanted.filter], isNamed(wanted.search))
  const rows = await people.rows(where, { limit: groupLimits.people })
  const { say } = formatterFor(culture)
  const dayOf = (instant: string | null) => instant && localDateOf(Date.parse(instant), timeZone)
  const bytes = await workbook([
    {
      name: say('events.sheet.people'),
      columns: peopleColumns.map(([name, width]) => [say(`events.sheet.${name}`), width]),
      rows: (await presentTravelers(rows, group, asking)).map((person) => [
        person.lastName,
        person.firstName,
        person.email,
        person.isGuest ? say('events.sheet.yes') : null,
        say('events.sheet.standing', { standing: person.invitedAt ? person.status : 'notInvited' }),
        dayOf(person.invitedAt),
        dayOf(person.answeredAt),
        person.reminders,
        person.needsNoTrip ? say('events.sheet.yes') : null,
        person.trip?.bookingId ?? null,
        ...movementCells(person.trip?.arrival),
        ...movementCells(person.trip?.departure),
        toSettle(person, say),
      ]),
    },
  ])
  return { fileName: 'people.xlsx', bytes } satisfies Download
}

const peopleColumns = [
  ['lastName', 20],
  ['firstName', 20],
  ['email', 34],
  ['guest', 10],
  ['invitation', 16],
  ['invitedOn', 14],
  ['answeredOn', 14],
  ['reminders', 12],
  ['needsNoTrip', 16],
  ['reference', 14],
  ['arrival', 18],
  ['arrivalAirport', 16],
  ['arrivalNumber', 16],
  ['departure', 18],
  ['departureAirport', 18],
  ['departureNumber', 18],
  ['toSettle', 40],
] as const

/** Local day and time as a text that sorts, where, and with what. */
const movementCells = (movement: GroupMovement | null | undefined) =>
  movement ? [movement.at.replace('T', ' '), movement.airport, movement.number] : [null, null, null]

/** What keeps somebody from booking who still has to. */
function toSettle({ trip, needsNoTrip, status, ...person }: GroupTraveler, say: Say): string {
  if (trip || needsNoTrip || status === 'declined') return ''
  return [
    person.isAllowedEvent ? '' : say('events.sheet.lacks.policy'),
    person.hasAirport ? '' : say('events.sheet.lacks.airport'),
    person.issueCount > 0 ? say('events.sheet.lacks.details', { count: person.issueCount }) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

/** The manifest of an event as a spreadsheet of two sheets. @throws 404 */
export async function manifestSheet(groupId: string, culture: string, asking: Asking) {
  const manifest = await manifestOf(groupId, asking)
  const { say } = formatterFor(culture)
  const sheetOf = (way: 'arrivals' | 'departures') => ({
    name: say(`events.sheet.${way}`),
    columns: manifestColumns.map(([name, width]) => [say(`events.sheet.${name}`), width] as const),
    rows: manifest[way].flatMap(rowsOfDay),
  })
  return {
    fileName: 'manifest.xlsx',
    bytes: await workbook([sheetOf('arrivals'), sheetOf('departures')]),
  } satisfies Download
}

const manifestColumns = [
  ['day', 14],
  ['time', 10],
  ['airport', 12],
  ['name', 30],
  ['number', 14],
  ['reference', 14],
] as const

const rowsOfDay = ({ day, airport, people }: GroupManifest['arrivals'][number]) =>
  people.map(({ time, name, number, bookingId }) => [day, time, airport, name, number, bookingId])
