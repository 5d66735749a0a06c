import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { membershipCategories, type LoyaltyProgram, type Membership } from '#contract/profile/memberships.ts'
import { memberships } from '#server/db/schema/profile/profileData.ts'
import { programs } from '#server/domains/profile/memberships/programs.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { editorOf, wrong } from '#tests/support/profile/profileData.ts'

// §3 membership, §7 profile data.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const here = `/main${placeOf(me)}/membership`
const { send, done, refused, notes } = editorOf(() => at, me)
const aeroplan = { category: 'air', programCode: 'aeroplan', number: 'dem 123-456' }

describe('loyalty programs', () => {
  const search = async (text: string, category = '') =>
    at.get<LoyaltyProgram[]>(
      me,
      `${here}/search?${category && `Category=${category}&`}SearchText=${encodeURIComponent(text)}`,
    )
  const codes = async (...asked: Parameters<typeof search>) => (await search(...asked)).map(({ code }) => code)

  test.each([
    ['aero', 'air', ['aeroplan', 'aeromexico-rewards']],
    ['aeromexico', 'air', ['aeromexico-rewards']],
    ['préférence', 'rail', ['via-preference']],
    ['via preference', '', ['via-preference']],
    ['melia', 'hotel', ['melia-rewards']],
    ['AC', 'air', ['aeroplan']],
    ['sheraton', 'hotel', ['marriott-bonvoy']],
    ['nobody knows this', '', []],
    ['!!', '', []],
  ])('programs are found by %s in %s', async (text, category, first) => {
    expect((await codes(text, category)).slice(0, first.length || undefined)).toEqual(first)
  })

  test('programs without a search text are the commonest, at most twenty', async () => {
    expect((await codes('', 'air')).slice(0, 3)).toEqual(['aeroplan', 'westjet-rewards', 'viporter'])
    expect(await codes('')).toHaveLength(20)
    expect(new Set((await search('', 'car')).map(({ category }) => category))).toEqual(new Set(['car']))
    expect((await send('GET', `${here}/search?Category=boat`)).status).toBe(400)
  })

  test('programs are about sixty, each with its own code and a readable pattern', () => {
    expect(programs.length).toBeGreaterThanOrEqual(55)
    expect(new Set(programs.map(({ code }) => code)).size).toBe(programs.length)
    for (const { code, usualNumber } of programs) {
      expect(code).toMatch(/^[a-z-]{1,20}$/)
      if (usualNumber) expect('').not.toMatch(new RegExp(usualNumber))
    }
  })
})

test('a membership is stored with its number in capitals, and listed under its category', async () => {
  const membership = await done<Membership>('POST', here, aeroplan)
  expect(membership).toEqual({
    id: expect.any(String),
    category: 'air',
    programCode: 'aeroplan',
    programName: 'Aeroplan',
    provider: 'Air Canada',
    number: 'DEM123456',
    version: 1,
  })
  await done('POST', here, { category: 'air', programCode: 'viporter', number: '12345' })
  const list = (category: string) => at.get<Membership[]>(me, `${here}/list/${category}`)
  expect((await list('air')).map(({ programCode }) => programCode)).toEqual(['aeroplan', 'viporter'])
  for (const category of membershipCategories.slice(1)) expect(await list(category)).toEqual([])
  expect(await at.get(me, `${here}/${membership.id}`)).toEqual(membership)
  expect((await send('GET', `${here}/list/boat`)).status).toBe(400)
})

test.each([
  ['a programme there is none of', { programCode: 'nowhere' }, 'programCode', 'program', 400],
  ['a programme of another category', { category: 'hotel' }, 'programCode', 'program', 400],
  ['no programme', { programCode: '' }, 'programCode', 'program', 400],
  ['a number of signs', { number: '12_34' }, 'number', 'membershipNumber', 400],
  ['a number of hyphens', { number: 'A----' }, 'number', 'membershipNumber', 400],
  ['a number that is too long', { number: '1'.repeat(28) }, 'number', 'tooLong', 400],
  ['the same programme again', {}, 'programCode', 'alreadyThere', 409],
])('a membership with %s is refused', async (_, changed, field, code, status) => {
  expect(await refused('POST', here, { ...aeroplan, ...changed })).toEqual(wrong(field, code, status))
})

test('the number of a membership changes in the version named, and a membership is removed', async () => {
  const [before] = await at.get<Membership[]>(me, `${here}/list/air`)
  const path = `${here}/${before!.id}`
  const changed = await done<Membership>('PATCH', path, { version: 1, number: 'dem 777' })
  expect(changed).toEqual({ ...before, number: 'DEM777', version: 2 })
  const gone = { status: 412, current: changed }
  expect(await refused('PATCH', path, { version: 1, number: '111' })).toMatchObject(gone)
  expect(await refused('DELETE', `${path}?version=1`)).toMatchObject(gone)
  expect(await done('DELETE', `${path}?version=2`)).toEqual({ id: before!.id })
  for (const id of [before!.id, 'mem-aurora-traveller-air'])
    expect((await send('GET', `${here}/${id}`)).status).toBe(404)
})

test('a program that is no longer known shows its code', async () => {
  const owner = { companyId: 'aurora', profileId: 'p-aurora-newhire' }
  await at.services.db
    .insert(memberships)
    .values({ id: 'gone', ...owner, category: 'car', programCode: 'gone-cars', number: '123' })
  expect(await at.get(me, `${here}/gone`)).toMatchObject({ programName: 'gone-cars', provider: '' })
})

test('the record has who changed what of memberships, without the numbers', async () => {
  expect((await notes()).map(({ action, fields }) => [action, ...fields])).toEqual([
    ['added', 'programCode', 'number'],
    ['added', 'programCode', 'number'],
    ['changed', 'number'],
    ['removed', 'programCode', 'number'],
  ])
})
