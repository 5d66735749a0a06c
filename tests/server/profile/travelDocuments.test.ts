import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { NewTravelDocument, TravelDocument } from '#contract/profile/travelDocuments.ts'
import { travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { editorOf, wrong } from '#tests/support/profile/profileData.ts'

// §3 travel document, §7 profile data.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const here = `/main${placeOf(me)}/travel-documents`
const { send, done, refused, notes } = editorOf(() => at, me)
const list = () => at.get<TravelDocument[]>(me, here)
const inYears = (years: number) => `${new Date().getUTCFullYear() + years}-06-30`

const passport: NewTravelDocument = {
  type: 'passport',
  number: 'ab 12-34 56',
  issueCountry: 'CA',
  expirationDate: inYears(5),
}

test('a new passport shows its last four characters, and its number is sealed in capitals without spaces', async () => {
  const document = await done<TravelDocument>('POST', here, passport)
  expect(document).toEqual({ ...passport, id: expect.any(String), number: '*****3456', version: 1 })
  const [row] = await at.services.db.select().from(travelDocuments).where(eq(travelDocuments.id, document.id))
  expect(at.services.sealer.open(row!.sealedNumber)).toBe('AB123456')
  expect(JSON.stringify(row)).not.toContain('AB123456')
  expect(await list()).toEqual([document])
})

test('an expired passport may be kept, as visas in it stay valid', async () => {
  await done('POST', here, { ...passport, number: 'OLD98765', expirationDate: '2020-02-29' })
  expect((await list()).map(({ expirationDate }) => expirationDate)).toEqual([inYears(5), '2020-02-29'])
})

describe('a refused passport', () => {
  test.each([
    ['a country there is none of', { issueCountry: 'QQ' }, 'issueCountry', 'country'],
    ['no country', { issueCountry: '' }, 'issueCountry', 'required'],
    ['a number of signs', { number: 'AB*12345' }, 'number', 'documentNumber'],
    ['a number that its ending would give away', { number: 'A-1-2-3' }, 'number', 'documentNumber'],
    ['no number', { number: ' ' }, 'number', 'required'],
    ['a day there is none of', { expirationDate: '2030-02-30' }, 'expirationDate', 'impossibleDate'],
    ['a day that no passport reaches', { expirationDate: inYears(16) }, 'expirationDate', 'dateTooFar'],
  ])('a passport with %s is refused', async (_, changed, field, code) => {
    const entered = { ...passport, number: 'ZZ999999', ...changed }
    expect(await refused('POST', here, entered)).toEqual(wrong(field, code))
  })

  test('a passport that exists already is refused; another country may have the same number', async () => {
    expect(await refused('POST', here, { ...passport, number: 'AB123456' })).toEqual(
      wrong('number', 'alreadyThere', 409),
    )
    await done('POST', here, { ...passport, issueCountry: 'FR' })
  })

  test('an eleventh passport is refused', async () => {
    const kept = await at.services.db
      .select()
      .from(travelDocuments)
      .where(eq(travelDocuments.profileId, profileIdOf(me)))
    const more = Array.from({ length: 10 - kept.length }, (_, count) => ({ ...kept[0]!, id: `more-${count}` }))
    await at.services.db.insert(travelDocuments).values(more)
    const answer = await refused('POST', here, { ...passport, number: 'ZZ999999' })
    expect(answer).toMatchObject({ status: 409, messageCode: 'tooManyDocuments' })
    for (const { id } of more) await at.services.db.delete(travelDocuments).where(eq(travelDocuments.id, id))
  })
})

describe('a change of a passport', () => {
  const change = async (changed: object) => {
    const document = (await list()).find(({ issueCountry }) => issueCountry === 'CA')!
    const { version, type, issueCountry, expirationDate } = document
    const path = `${here}/${document.id}`
    return { document, path, body: { version, type, issueCountry, expirationDate, ...changed } }
  }

  test('a passport without a sent number keeps the sealed one, and a new number is sealed', async () => {
    const moved = await change({ expirationDate: inYears(6) })
    expect(await done('PUT', moved.path, moved.body)).toMatchObject({ number: '*****3456', version: 2 })
    const renewed = await change({ number: 'cd778899' })
    expect(await done('PUT', renewed.path, renewed.body)).toMatchObject({ number: '*****8899', version: 3 })
  })

  test('a change of an older version is answered with the current passport', async () => {
    const { document, path, body } = await change({ version: 1 })
    const gone = { status: 412, current: document }
    expect(await refused('PUT', path, body)).toMatchObject(gone)
    expect(await refused('DELETE', `${path}?version=1`)).toMatchObject(gone)
  })

  test('a change to the number of an existing passport is refused', async () => {
    const { path, body } = await change({ number: 'AB123456', issueCountry: 'FR' })
    expect(await refused('PUT', path, body)).toEqual(wrong('number', 'alreadyThere', 409))
  })
})

test('a passport is removed with its sealed number, and an unknown one is not found', async () => {
  const [document] = await list()
  expect(await done('DELETE', `${here}/${document!.id}?version=${document!.version}`)).toEqual({ id: document!.id })
  expect(await at.services.db.select().from(travelDocuments).where(eq(travelDocuments.id, document!.id))).toEqual([])
  for (const id of [document!.id, 'doc-aurora-traveller'])
    expect((await send('DELETE', `${here}/${id}?version=1`)).status).toBe(404)
})

test('the record has who changed what of a passport, without the values', async () => {
  const kept = await notes()
  expect(kept.every(({ section }) => section === 'travelDocuments')).toBe(true)
  expect(kept.map(({ action, fields }) => [action, ...fields])).toEqual([
    ['added', 'type', 'number', 'issueCountry', 'expirationDate'],
    ['added', 'type', 'number', 'issueCountry', 'expirationDate'],
    ['added', 'type', 'number', 'issueCountry', 'expirationDate'],
    ['changed', 'expirationDate'],
    ['changed', 'number'],
    ['removed', 'type', 'number', 'issueCountry', 'expirationDate'],
  ])
})
