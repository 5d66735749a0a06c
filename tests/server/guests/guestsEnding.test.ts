import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type EndingGuest, guestLimits } from '#contract/arranger/guests.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { guestDesk } from '#tests/support/guests/guestDesk.ts'

// An addition: guests whose stay ends soon, for guest managers.
const { services, sendAs, get, manager, day, add, send, list } = await guestDesk()
const path = '/company/companies/aurora/guests-ending'
const ending = () => get<EndingGuest[]>(manager, path)

test('guests who end soon are listed by their last day, without ended and long-staying guests', async () => {
  const { db } = services
  const soon = await add({ firstName: 'Soon', endDate: day(5) })
  const last = await add({ firstName: 'Last', endDate: day(guestLimits.ending - 1) })
  await add({ firstName: 'Long', endDate: day(guestLimits.ending + 3) })
  const gone = await add({ firstName: 'Gone', endDate: day(6) })
  expect((await send('POST', `${list}/${gone.employeeId}/deactivation`)).ok).toBe(true)
  const found = await ending()
  const mine = found.filter(({ lastName }) => lastName === 'Quill')
  expect(mine).toEqual([
    { employeeId: soon.employeeId, firstName: 'Soon', lastName: 'Quill', endDate: day(5), isTripBeyondEnd: false },
    {
      employeeId: last.employeeId,
      firstName: 'Last',
      lastName: 'Quill',
      endDate: day(guestLimits.ending - 1),
      isTripBeyondEnd: false,
    },
  ])
  expect(found.map(({ endDate }) => endDate)).toEqual(found.map(({ endDate }) => endDate).toSorted())
  // Put off, they are not named any more.
  await db
    .update(guestStays)
    .set({ endDate: day(60) })
    .where(ne(guestStays.employeeId, last.employeeId))
  expect((await ending()).map(({ firstName }) => firstName)).toEqual(['Last'])
  await db
    .update(guestStays)
    .set({ endDate: day(-3) })
    .where(eq(guestStays.employeeId, last.employeeId))
  expect(await ending()).toEqual([])
})

test('a person who does not manage guests is not told of ending guests', async () => {
  expect((await sendAs('guestbooker@aurora', path)).status).toBe(403)
  expect((await sendAs('admin@aurora', path)).status).toBe(403)
})
