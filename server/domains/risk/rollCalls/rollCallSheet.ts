import type { RollCallPerson } from '#contract/risk/rollCalls.ts'
import { everybodyOf } from '#server/domains/risk/rollCalls/people.ts'
import { readRollCall } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import type { RollCallRef } from '#server/domains/risk/rollCalls/states.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Download } from '#server/http/operations/operation.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import type { Value } from '#server/services/documents.ts'
import type { Services } from '#server/services/services.ts'

interface Reader {
  /** The risk advisor, whose time zone the times are in. */
  profileId: string
  culture: string
  language: Language
  services: Services
}

const columns = [
  ['name', 28],
  ['state', 16],
  ['answeredAt', 24],
  ['way', 18],
  ['note', 40],
  ['place', 22],
  ['hotel', 28],
  ['phone', 20],
  ['email', 34],
  ['bookingId', 12],
  ['by', 24],
  ['reason', 40],
] as const
type Column = (typeof columns)[number][0]

/** All people of a roll call as a spreadsheet, those who need help first. @throws 404 */
export async function rollCallSheet(ref: RollCallRef, reader: Reader): Promise<Download> {
  const { services, profileId } = reader
  const rollCall = await readRollCall(services.db, ref, services.now())
  const { say } = formatterFor(reader.culture)
  const momentFor = await momentsFor(services.db, [profileId])
  const momentOf = (at: string | null) => {
    if (!at) return null
    const { moment, zone } = momentFor(profileId, new Date(at))
    return `${moment} ${zone}`
  }
  const rows = async function* () {
    for await (const people of everybodyOf(ref, reader))
      for (const person of people) {
        const cells = cellsOf(person, { say, momentOf, isAsked: rollCall.kind === 'rollCall' })
        yield columns.map(([column]) => cells[column])
      }
  }
  const sheet = {
    name: say('rollCalls.sheet'),
    columns: columns.map(([column, width]) => [say(`rollCalls.column.${column}`), width] as const),
    rows: rows(),
  }
  const bytes = await services.documents.workbook([sheet])
  return { fileName: `roll-call-${rollCall.askedAt.slice(0, 10)}.xlsx`, bytes }
}

interface Words {
  say: Say
  momentOf: (at: string | null) => string | null
  isAsked: boolean
}

/** The place; that the trip there waits for approval, which makes it uncertain. */
function placeCell({ place, isTripWaiting }: RollCallPerson, say: Say): string | null {
  const where = place && `${place.city}, ${place.countryCode}`
  return where && isTripWaiting ? say('rollCalls.tripWaiting', { place: where }) : where
}

function cellsOf(person: RollCallPerson, { say, momentOf, isAsked }: Words): Record<Column, Value> {
  const { state, way, onBehalf } = person
  return {
    name: person.name,
    state: say('rollCalls.state', { state: isAsked || state !== 'noAnswer' ? state : 'informed' }),
    answeredAt: momentOf(person.answeredAt),
    way: way && say('rollCalls.way', { way }),
    note: person.note,
    place: placeCell(person, say),
    hotel: person.hotel,
    phone: person.phone,
    email: person.email,
    bookingId: person.bookingId,
    by: onBehalf?.by ?? null,
    reason: onBehalf?.reason ?? null,
  }
}
