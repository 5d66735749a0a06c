import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { NewCreditCard } from '#contract/payment/cardChanges.ts'
import type { CreditCard } from '#contract/payment/cards.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { editorOf, wrong } from '#tests/support/profile/profileData.ts'

// §3 credit card, §7 profile data, §9 masking.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  at.clock.now = new Date('2027-02-10T12:00:00Z')
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const here = `/main/profiles/${profileIdOf(me)}/credit-cards`
const { send, done, refused, notes } = editorOf(() => at, me)

const visa: NewCreditCard = {
  number: '4111 1111-1111 1111',
  name: 'Company card',
  expiryDate: '2027-02',
  uses: ['car', 'air', 'air'],
}
const numbers = ['5555555555554444', '378282246310005', '6011111111111117', '3530111333300000']
const list = () => at.get<CreditCard[]>(me, here)

test('a new card is answered with its first five and last four digits, and its number is sealed', async () => {
  const card = await done<CreditCard>('POST', here, visa)
  expect(card).toEqual({
    id: expect.any(String),
    name: 'Company card',
    number: '41111*******1111',
    brand: 'Visa',
    expiryDate: '2027-02',
    uses: ['air', 'car'],
    version: 1,
  })
  const [row] = await at.services.db.select().from(creditCards).where(eq(creditCards.id, card.id))
  expect(JSON.stringify(row)).not.toContain('4111111111111111')
  expect(at.services.sealer.open(row!.sealedNumber)).toBe('4111111111111111')
  expect(await at.get<CreditCard>(me, `${here}/${card.id}`)).toEqual(card)
  expect(await list()).toEqual([card])
})

test('a new card changes the issues of the profile at once', async () => {
  const issues = async () => (await at.get<Profile>(me, `/main${placeOf(me)}`)).profileIssues.map(({ issue }) => issue)
  expect(await issues()).toEqual(expect.arrayContaining(['hotelFopMissing', 'railFopMissing']))
  expect(await issues()).not.toContain('airFopMissing')
  // The last evening of February on the west coast.
  at.clock.now = new Date('2027-03-01T07:30:00Z')
  expect(await issues()).not.toContain('airFopExpired')
  at.clock.now = new Date('2027-03-01T12:00:00Z')
  expect(await issues()).toContain('airFopExpired')
  at.clock.now = new Date('2027-02-10T12:00:00Z')
})

describe('a new card is refused', () => {
  test.each([
    ['a wrong check digit', { number: '4111111111111112' }, 'number', 'cardCheckDigit'],
    ['a number of no brand', { number: '123' }, 'number', 'cardNumber'],
    ['letters', { number: '4111x' }, 'number', 'cardNumber'],
    ['no number', { number: ' ' }, 'number', 'required'],
    ['a month that is over', { expiryDate: '2027-01' }, 'expiryDate', 'monthPast'],
    ['a month that no card reaches', { expiryDate: '2047-03' }, 'expiryDate', 'dateTooFar'],
    ['a month there is none of', { expiryDate: '2027-13' }, 'expiryDate', 'impossibleMonth'],
    ['nothing that it pays for', { uses: [] }, 'uses', 'cardUse'],
    ['no name', { name: ' ' }, 'name', 'required'],
    ['its number as its name', { name: 'Visa 4111 1111 1111 1111' }, 'name', 'cardInText'],
  ])('a card with %s is refused', async (_, changed, field, code) => {
    const entered = { ...visa, number: numbers[0], ...changed }
    expect(await refused('POST', here, entered)).toEqual(wrong(field, code))
  })

  test('a card with a security code is refused, and the code is never stored', async () => {
    expect((await send('POST', here, { ...visa, number: numbers[0], cvv: '123' })).status).toBe(400)
  })

  test('a card whose number exists already is refused, however it is written', async () => {
    const again = { ...visa, number: '4111111111111111', name: 'Again' }
    expect(await refused('POST', here, again)).toEqual(wrong('number', 'alreadyThere', 409))
  })

  test('a twenty-first card is refused', async () => {
    const kept = await at.services.db
      .select()
      .from(creditCards)
      .where(eq(creditCards.profileId, profileIdOf(me)))
    const more = Array.from({ length: 20 - kept.length }, (_, count) => ({ ...kept[0]!, id: `more-${count}` }))
    await at.services.db.insert(creditCards).values(more)
    expect(await refused('POST', here, { ...visa, number: numbers[0] })).toMatchObject({
      status: 409,
      messageCode: 'tooManyCards',
    })
    for (const { id } of more) await at.services.db.delete(creditCards).where(eq(creditCards.id, id))
  })
})

describe('a change of a card', () => {
  const change = async (changed: object) => {
    const [card] = await list()
    const { version, name, expiryDate, uses } = card!
    return { path: `${here}/${card!.id}`, body: { version, name, expiryDate, uses, ...changed } }
  }

  test('a card without a sent number keeps the sealed one', async () => {
    const { path, body } = await change({ name: 'Renamed', uses: ['rail'] })
    const card = await done<CreditCard>('PUT', path, body)
    expect(card).toMatchObject({ name: 'Renamed', number: '41111*******1111', uses: ['rail'], version: 2 })
  })

  test('a new number of a card is sealed, masked and named anew', async () => {
    const { path, body } = await change({ number: numbers[1], expiryDate: '2047-02' })
    expect(await done<CreditCard>('PUT', path, body)).toMatchObject({
      number: '37828******0005',
      brand: 'American Express',
    })
  })

  test('an unchanged card keeps its version', async () => {
    const { path, body } = await change({ number: numbers[1] })
    expect((await done<CreditCard>('PUT', path, body)).version).toBe(body.version)
  })

  test('a change of an older version is answered with the current card', async () => {
    const [card] = await list()
    const { path, body } = await change({ version: 1 })
    expect(await refused('PUT', path, body)).toMatchObject({ status: 412, current: card })
  })

  test('a change to the number of another card is refused', async () => {
    await done('POST', here, { ...visa, number: numbers[2], expiryDate: '2027-09' })
    const { path, body } = await change({ number: numbers[2] })
    expect(await refused('PUT', path, body)).toEqual(wrong('number', 'alreadyThere', 409))
  })

  test('an expired card can be renamed, and its month only moves ahead', async () => {
    at.clock.now = new Date('2048-01-01T12:00:00Z')
    const renamed = await change({ name: 'Old' })
    expect(await done<CreditCard>('PUT', renamed.path, renamed.body)).toMatchObject({ name: 'Old' })
    const moved = await change({ expiryDate: '2047-12' })
    expect(await refused('PUT', moved.path, moved.body)).toEqual(wrong('expiryDate', 'monthPast'))
    at.clock.now = new Date('2027-02-10T12:00:00Z')
  })

  test('a change sent twice at once counts once', async () => {
    const { path, body } = await change({ name: 'One' })
    const answers = await Promise.all([send('PUT', path, body), send('PUT', path, { ...body, name: 'Two' })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
  })
})

test("another person's card is unknown, and so is one that does not exist", async () => {
  for (const id of ['card-aurora-traveller-1', 'none']) {
    expect((await send('GET', `${here}/${id}`)).status).toBe(404)
    expect((await send('PUT', `${here}/${id}`, { version: 1, ...visa, number: numbers[3] })).status).toBe(404)
  }
})

test('an approved arranger adds a card, and the record has who changed what without the values', async () => {
  await done('POST', here, { ...visa, number: numbers[3] }, 'arranger@aurora')
  const kept = await notes()
  expect(kept[0]).toEqual({
    companyId: 'aurora',
    profileId: profileIdOf(me),
    actorProfileId: profileIdOf(me),
    at: at.clock.now,
    section: 'payment',
    action: 'added',
    fields: ['number', 'name', 'expiryDate', 'uses'],
    recordId: null,
  })
  expect(kept[1]).toMatchObject({ action: 'changed', fields: ['name', 'uses'] })
  expect(kept.at(-1)).toMatchObject({ actorProfileId: profileIdOf('arranger@aurora'), action: 'added' })
  expect(JSON.stringify(kept)).not.toMatch(/\d{12}/)
})
