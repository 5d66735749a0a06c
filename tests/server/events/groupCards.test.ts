import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GroupCard } from '#contract/events/groupCards.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { groupCards } from '#server/db/schema/trips/groups.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { cards, groupDesk, groups, organiser, refused } from '#tests/support/events/groupDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const { ask, create, move, read } = groupDesk(() => at)
const number = '4242 4242 4242 4242'
/** Months that every issuer's cards reach. */
const [month, earlier] = [5, 4].map((years) => `${new Date().getUTCFullYear() + years}-06`)
const add = (changed: object = {}) =>
  ask(organiser, 'POST', cards, { number, name: 'Retreats', expiryDate: month, ...changed })

test('a card is stored sealed, answered with its first five and last four digits, and exists once', async () => {
  const card = await read<GroupCard>(await add())
  expect(card).toEqual({
    id: expect.any(String),
    name: 'Retreats',
    number: '42424*******4242',
    brand: 'Visa',
    expiryDate: month,
    events: [],
    version: 1,
  })
  const [stored] = await at.services.db.select().from(groupCards).where(eq(groupCards.id, card.id))
  expect(JSON.stringify(stored)).not.toContain('4242424242424242')
  expect(at.services.sealer.open(stored!.sealedNumber)).toBe('4242424242424242')
  expect(await refused(await add({ name: 'Again' }))).toEqual([
    409,
    'alreadyThere',
    [{ field: 'number', code: 'alreadyThere' }],
  ])
  expect((await add({ number: '4242 4242 4242 4241' })).status).toBe(400)
  expect((await add({ number: '5555 5555 5555 4444', expiryDate: '2020-01' })).status).toBe(400)
  expect((await add({ number: '5555 5555 5555 4444', uses: ['air'] })).status).toBe(400)
})

test('cards name the coming events they pay for, and those they expire before', async () => {
  const all = await at.get<GroupCard[]>(organiser, cards)
  const used = Object.fromEntries(
    all.map(({ id, events }) => [id, events.map((each) => [each.id, each.expiresBefore])]),
  )
  expect(used).toMatchObject({
    'gc-aurora-amex': [['g-aurora-summit', true]],
    'gc-aurora-visa': [
      ['g-aurora-offsite', false],
      ['g-aurora-safety', false],
    ],
    'gc-aurora-mastercard': [['g-aurora-partners', false]],
  })
  const summit = await at.get<GroupDetail>(organiser, `${groups}/g-aurora-summit`)
  expect(summit.card).toMatchObject({ id: 'gc-aurora-amex', number: '37144******8431', expiresBefore: true })
})

test('a card is changed in the version that was seen, and removed once no event needs it', async () => {
  const card = await read<GroupCard>(await add({ number: '4000 0566 5566 5556', name: 'Fairs' }))
  const path = `${cards}/${card.id}`
  const changed = await read<GroupCard>(
    await ask(organiser, 'PUT', path, { name: 'Trade fairs', expiryDate: earlier, version: 1 }),
  )
  expect(changed).toMatchObject({ name: 'Trade fairs', number: card.number, version: 2 })
  const stale = await ask(organiser, 'PUT', path, { name: 'Old', expiryDate: earlier, version: 1 })
  expect(await refused(stale)).toEqual([412, 'changedMeanwhile', changed])
  const { id } = await create({ creditCardId: card.id })
  const inUse = await refused(await ask(organiser, 'DELETE', `${path}?version=2`))
  expect(inUse.slice(0, 2)).toEqual([409, 'cardInUse'])
  await read(await move(id, 'canceled'))
  expect((await ask(organiser, 'DELETE', `${path}?version=1`)).status).toBe(412)
  expect((await ask(organiser, 'DELETE', `${path}?version=2`)).status).toBe(200)
  expect((await at.get<GroupCard[]>(organiser, cards)).map((each) => each.id)).not.toContain(card.id)
  expect((await ask(organiser, 'DELETE', path)).status).toBe(404)
})

test("an organizer sees none of another organizer's cards and cannot pay with them", async () => {
  expect(await at.get<GroupCard[]>('everything@aurora', cards)).toEqual([])
  const body = { name: 'Mine', expiryDate: month }
  expect((await ask('everything@aurora', 'PUT', `${cards}/gc-aurora-visa`, body)).status).toBe(404)
  expect((await ask('everything@aurora', 'DELETE', `${cards}/gc-aurora-visa`)).status).toBe(404)
  await expect(create({ creditCardId: 'gc-aurora-visa' }, 'everything@aurora')).rejects.toThrow(/creditCardId/)
})
