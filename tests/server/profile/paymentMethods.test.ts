import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { CreditCard, PaymentMethod } from '#contract/payment/cards.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { editorOf, wrong } from '#tests/support/profile/profileData.ts'

// §3 payment method, §4 completeness, §7 profile data.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'risk@aurora'
const here = `/main${placeOf(me)}/payment-methods`
const { send, done, refused, notes } = editorOf(() => at, me)
const list = () => at.get<PaymentMethod[]>(me, here)
const profile = () => at.get<Profile>(me, `/main${placeOf(me)}`)

test('a card is a payment method, under the same id', async () => {
  const [method] = await list()
  const [card] = await at.get<CreditCard[]>(me, `/main/profiles/${profileIdOf(me)}/credit-cards`)
  expect(method).toEqual({
    id: card!.id,
    type: 'creditCard',
    creditCardId: card!.id,
    name: card!.name,
    maskedNumber: card!.number,
    expiryDate: card!.expiryDate,
    uses: ['air', 'rail', 'hotel', 'car'],
    version: 1,
  })
  expect(await at.get(me, `${here}/${method!.id}`)).toEqual(method)
})

test('the uses of a payment method can be changed, and the profile shows at once what is missing', async () => {
  const [method] = await list()
  expect((await profile()).isPaymentMethodsComplete).toBe(true)
  const changed = await done<PaymentMethod>('PUT', `${here}/${method!.id}`, { version: 1, uses: ['hotel', 'air'] })
  expect(changed).toMatchObject({ uses: ['air', 'hotel'], version: 2 })
  const now = await profile()
  expect(now.profileIssues).toEqual([{ issue: 'carFopMissing' }, { issue: 'railFopMissing' }])
  expect(now.isPaymentMethodsComplete).toBe(false)
})

test('a change of an older version is refused with the current payment method', async () => {
  const [method] = await list()
  const path = `${here}/${method!.id}`
  const gone = { status: 412, messageCode: 'changedMeanwhile', current: method }
  expect(await refused('PUT', path, { version: 1, uses: ['air'] })).toMatchObject(gone)
  expect(await refused('DELETE', `${path}?version=1`)).toMatchObject(gone)
  expect((await send('DELETE', `${path}?version=none`)).status).toBe(400)
  expect(await refused('PUT', path, { version: 2, uses: [] })).toEqual(wrong('uses', 'cardUse'))
})

test('a card without uses becomes a payment method with the first use; a foreign card is refused', async () => {
  const [method] = await list()
  await at.services.db.update(creditCards).set({ uses: [] }).where(eq(creditCards.id, method!.id))
  expect(await list()).toEqual([])
  expect((await send('GET', `${here}/${method!.id}`)).status).toBe(404)
  const entered = { creditCardId: method!.id, uses: ['air'] }
  expect(await done<PaymentMethod>('POST', here, entered)).toMatchObject({ uses: ['air'], version: 3 })
  expect(await refused('POST', here, entered)).toEqual(wrong('creditCardId', 'alreadyThere', 409))
  const foreign = { ...entered, creditCardId: 'card-aurora-traveller-1' }
  expect(await refused('POST', here, foreign)).toEqual(wrong('creditCardId', 'invalid'))
})

test('removing a payment method removes the card with its sealed number', async () => {
  const [method] = await list()
  expect(await done('DELETE', `${here}/${method!.id}?version=${method!.version}`)).toEqual({ id: method!.id })
  expect(await at.services.db.select().from(creditCards).where(eq(creditCards.id, method!.id))).toEqual([])
  expect((await send('DELETE', `${here}/${method!.id}?version=1`)).status).toBe(404)
  expect((await profile()).profileIssues).toContainEqual({ issue: 'airFopMissing' })
})

test('each change of a payment method is recorded', async () => {
  expect((await notes()).map(({ action, fields }) => [action, ...fields])).toEqual([
    ['changed', 'uses'],
    ['added', 'uses'],
    ['removed', 'number', 'name', 'expiryDate', 'uses'],
  ])
})
