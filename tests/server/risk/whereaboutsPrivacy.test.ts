import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#server/api.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { employeeIdOf, openTestApi, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { principals, target, type Principal } from '#tests/support/http/principals.ts'
import { stayPlanter } from '#tests/support/risk/plantStays.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

// Where a traveler is now is known to a RiskAdvisor, and to those who may read their trips: themselves, an arranger whom
// they have approved, and administrators (§4, §6). No call tells it to anybody else.

let at: Awaited<ReturnType<typeof openTestApi>>
let bookingId: string
const secretCity = 'Quillhaven'
beforeAll(async () => {
  at = await openTestApi()
  const place = { ...places.LHR, code: '', cityCode: '', name: secretCity, city: secretCity }
  bookingId = await stayPlanter(at).there(target, place, [-20, 20], { source: 'manual' })
})
afterAll(() => at.close())

const readers: readonly Principal[] = ['self', 'approvedArranger', 'admin', 'risk']
const others = (Object.keys(principals) as Principal[]).filter((who) => !readers.includes(who))

const idsOf = (): Record<string, string> => ({
  companyId: 'aurora',
  profileId: profileIdOf(target),
  employeeId: employeeIdOf(target),
  travellerEmail: 'traveller@aurora.example',
  bookingId,
  recordLocator: bookingId,
  groupId: 'aurora-staff',
  costCenterId: 'cc-aurora-210',
})
const today = new Date().toISOString().slice(0, 10)

/** The calls whose answer names the city, with the ids of the traveler, or of the reader. */
async function answersOf(who: Handle | undefined, isOwn: boolean): Promise<string[]> {
  const reader = isOwn && who ? { profileId: profileIdOf(who), employeeId: employeeIdOf(who) } : {}
  const ids: Record<string, string> = { ...idsOf(), ...reader }
  const found: string[] = []
  for (const each of operations.filter(({ method, path }) => method === 'get' && (!isOwn || isPersonal(path)))) {
    const path = addressOf(each).replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)
    const query = each.query && 'fromDate' in each.query._zod.def.shape ? `?fromDate=${today}&toDate=${today}` : ''
    const answer = await at.send(who, path + query)
    const isText = /json|csv|calendar/.test(answer.headers.get('content-type') ?? '')
    if (answer.ok && isText && (await answer.text()).includes(secretCity)) found.push(`get ${each.path}`)
  }
  return found
}
const isPersonal = (path: string) => /:(profileId|employeeId)/.test(path)

test.each(others)('no call tells %s where the traveler is', async (who) => {
  expect(await answersOf(principals[who], false)).toEqual([])
  expect(await answersOf(principals[who], true)).toEqual([])
})

test('the search tells it to a risk advisor', async () => {
  expect(await answersOf(principals.risk, false)).toContain('get /companies/:companyId/itineraryreport/search')
})
