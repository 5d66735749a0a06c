import { and, inArray } from 'drizzle-orm'
import type {
  DeclinedBooked,
  GroupManifest,
  GroupMovement,
  GroupTraveler,
  GroupTravelerFilter,
} from '#contract/events/groupTravelers.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { slicesOf } from '#server/db/slices.ts'
import { findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { presentTravelers } from '#server/domains/events/travelers/listTravelers.ts'
import { manifestOf } from '#server/domains/events/files/manifest.ts'
import { travelersIn } from '#server/domains/events/travelers/readTravelers.ts'
import { nameCondition } from '#server/domains/events/travelers/travelerConditions.ts'
import type { Download } from '#server/http/operations/operation.ts'
import { formatterFor, type MessageId, type Say } from '#server/messages/messages.ts'
import type { Sheet, Value } from '#server/services/documents.ts'
import { localDateOf } from '#server/time/zonedTime.ts'

interface PeopleWanted {
  filter?: GroupTravelerFilter | undefined
  search: string
}

type Heading = keyof {
  [Id in MessageId as Id extends `events.sheet.${infer Name}` ? Name : never]: Id
}
/** One column: its heading, its width in characters, and the content of its cells. */
type Column<Row> = readonly [heading: Heading, width: number, cell: (row: Row, say: Say) => Value]

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>

async function* cellsOf<Row>(columns: readonly Column<Row>[], rows: Rows<Row>, say: Say): AsyncGenerator<Value[]> {
  for await (const row of rows) yield columns.map(([, , cell]) => cell(row, say))
}

function sheetOf<Row>(name: Heading, columns: readonly Column<Row>[], rows: Rows<Row>, say: Say): Sheet {
  return {
    name: say(`events.sheet.${name}`),
    columns: columns.map(([heading, width]) => [say(`events.sheet.${heading}`), width]),
    rows: cellsOf(columns, rows, say),
  }
}

/**
 * The people of an event as a spreadsheet, filtered as the list is; dates are local to the event.
 * @param culture of its headings and statuses
 * @throws 404
 */
export async function peopleSheet(groupId: string, wanted: PeopleWanted, culture: string, context: EventContext) {
  const own = await findOwnGroup(context.services.db, groupId, context)
  const sheet = sheetOf('people', peopleColumns, listedPeople(own, wanted, context), formatterFor(culture).say)
  return { fileName: 'people.xlsx', bytes: await context.services.documents.workbook([sheet]) } satisfies Download
}

/** Number of people read at once. Other requests run in between. */
const atOnce = 250

type ListedPerson = GroupTraveler & Record<'invitedOn' | 'answeredOn', string | null>

async function* listedPeople(
  { group, timeZone }: Awaited<ReturnType<typeof findOwnGroup>>,
  { filter, search }: PeopleWanted,
  context: EventContext,
): AsyncGenerator<ListedPerson> {
  const people = travelersIn(context.services.db, group.id, context.services.now())
  const listed = await people.readers(
    and(filter && people.filters[filter], nameCondition(search)),
    mosts.eventPeople.most,
  )
  const ids = listed.map(({ row }) => row.id)
  const dayOf = (instant: string | null) => instant && localDateOf(Date.parse(instant), timeZone)
  for (const some of slicesOf(ids, atOnce)) {
    const rows = await people.rows(inArray(groupTravelers.id, some), { limit: atOnce })
    for (const person of await presentTravelers(rows, group, context))
      yield { ...person, invitedOn: dayOf(person.invitedAt), answeredOn: dayOf(person.answeredAt) }
  }
}

const peopleColumns: readonly Column<ListedPerson>[] = [
  ['lastName', 20, ({ lastName }) => lastName],
  ['firstName', 20, ({ firstName }) => firstName],
  ['email', 34, ({ email }) => email],
  ['guest', 10, ({ isGuest }, say) => (isGuest ? say('events.sheet.yes') : null)],
  ['invitation', 16, (person, say) => say('events.sheet.standing', { standing: standingOf(person) })],
  ['invitedOn', 14, ({ invitedOn }) => invitedOn],
  ['answeredOn', 14, ({ answeredOn }) => answeredOn],
  ['reminders', 12, ({ reminders }) => reminders],
  ['needsNoTrip', 16, ({ needsNoTrip }, say) => (needsNoTrip ? say('events.sheet.yes') : null)],
  ['reference', 14, ({ trip }) => trip?.bookingId ?? null],
  ['arrival', 18, ({ trip }) => timeOf(trip?.arrival)],
  ['arrivalAirport', 16, ({ trip }) => trip?.arrival?.airport ?? null],
  ['arrivalNumber', 16, ({ trip }) => trip?.arrival?.number ?? null],
  ['departure', 18, ({ trip }) => timeOf(trip?.departure)],
  ['departureAirport', 18, ({ trip }) => trip?.departure?.airport ?? null],
  ['departureNumber', 18, ({ trip }) => trip?.departure?.number ?? null],
  ['toSettle', 40, (person, say) => toSettle(person, say)],
]

const standingOf = ({ invitedAt, status, trip }: GroupTraveler) => {
  if (status === 'declined' && trip) return 'declinedBooked'
  if (trip?.isWaiting) return 'waiting'
  return invitedAt ? status : 'notInvited'
}

/** Local day and time as a text that sorts. */
const timeOf = (movement: GroupMovement | null | undefined) => movement?.at.replace('T', ' ') ?? null

/** The reasons why a traveler who has not booked yet cannot book. */
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

/**
 * The manifest of an event as a spreadsheet with a sheet of arrivals, of departures, and of people who declined.
 * @throws 404
 */
export async function manifestSheet(groupId: string, culture: string, context: EventContext) {
  const manifest = await manifestOf(groupId, context)
  const { say } = formatterFor(culture)
  const sheets = (['arrivals', 'departures'] as const).map((way) =>
    sheetOf(way, manifestColumns, manifest[way].flatMap(peopleOfDay), say),
  )
  const { declined = [] } = manifest
  const apart = declined.length > 0 ? [sheetOf('declinedBooked', declinedColumns, declined, say)] : []
  const bytes = await context.services.documents.workbook([...sheets, ...apart])
  return { fileName: 'manifest.xlsx', bytes } satisfies Download
}

const peopleOfDay = ({ day, airport, people }: GroupManifest['arrivals'][number]) =>
  people.map((person) => ({ ...person, day, airport }))

const manifestColumns: readonly Column<ReturnType<typeof peopleOfDay>[number]>[] = [
  ['day', 14, ({ day }) => day],
  ['time', 10, ({ time }) => time],
  ['airport', 12, ({ airport }) => airport],
  ['name', 30, ({ name }) => name],
  ['number', 14, ({ number }) => number],
  ['reference', 14, ({ bookingId }) => bookingId],
]

const declinedColumns: readonly Column<DeclinedBooked>[] = [
  ['name', 30, ({ name }) => name],
  ['email', 34, ({ email }) => email],
  ['reference', 14, ({ bookingId }) => bookingId],
]
