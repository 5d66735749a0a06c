import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { importDesk } from '#tests/support/admin/importDesk.ts'

// A table of cost centres: the tree stays a tree, and those above come first.

const desk = await importDesk()
const { db } = desk.services

const centerOf = async (externalId: string) => {
  const isIt = and(eq(costCenters.companyId, 'aurora'), eq(costCenters.externalId, externalId))
  const [found] = await db.select().from(costCenters).where(isIt)
  return found
}
const named = (externalId: string, parentExternalId = '') => ({
  externalId,
  nameEn: `Center ${externalId}`,
  parentExternalId,
})

test('imported cost centers are added with those above them, whatever their order in the file', async () => {
  expect(await desk.bring('costCenters', [named('X3', 'X2'), named('X2', 'X1'), named('X1')])).toMatchObject({
    status: 'done',
    toAdd: 3,
  })
  const [one, two, three] = [(await centerOf('X1'))!, (await centerOf('X2'))!, (await centerOf('X3'))!]
  expect([one.parentId, two.parentId, three.parentId]).toEqual([null, one.id, two.id])
  expect(one).toMatchObject({ status: 'active', names: [{ locale: 'en-CA', value: 'Center X1' }] })
  const [note] = await db.select().from(companyChanges).where(eq(companyChanges.entityId, two.id))
  expect(note).toMatchObject({ entity: 'costCenter', action: 'added' })
  expect(note!.changes).toContainEqual({ field: 'parentId', from: null, to: 'X1' })
})

test('imported cost centers are changed by the columns that the file has', async () => {
  await desk.bring('costCenters', [{ ...named('Y1'), nameFr: 'Centre' }, named('Y2', 'Y1')])
  const row = { externalId: 'Y2', nameEn: 'Renamed', nameEs: 'Centro', status: 'inactive' }
  expect(await desk.bring('costCenters', [row, { externalId: 'Y1', nameEn: 'Center Y1' }])).toMatchObject({
    toChange: 1,
    unchanged: 1,
  })
  const [one, two] = [(await centerOf('Y1'))!, (await centerOf('Y2'))!]
  expect(two).toMatchObject({ status: 'inactive', parentId: one.id, version: 2 })
  expect(two.names).toEqual([
    { locale: 'en-CA', value: 'Renamed' },
    { locale: 'es-ES', value: 'Centro' },
  ])
  expect(one.names).toContainEqual({ locale: 'fr-CA', value: 'Centre' })
})

test('imported cost centers may swap places in one file', async () => {
  await desk.bring('costCenters', [named('S1'), named('S2', 'S1')])
  expect(await desk.bring('costCenters', [named('S1', 'S2'), named('S2')])).toMatchObject({ toChange: 2, badRows: 0 })
  const [one, two] = [(await centerOf('S1'))!, (await centerOf('S2'))!]
  expect([one.parentId, two.parentId]).toEqual([two.id, null])
})

describe('refused rows of cost centers', () => {
  test.each([
    [[named('Q1', 'Q1')], ['2 parentExternalId: cycle']],
    [
      [named('Q1', 'Q2'), named('Q2', 'Q1')],
      ['2 parentExternalId: cycle', '3 parentExternalId: cycle'],
    ],
    [[named('Q1', 'nowhere')], ['2 parentExternalId: costCenter']],
    [
      [named('Q1'), named('Q1')],
      ['2 externalId: twice', '3 externalId: twice'],
    ],
    [[{ ...named('Q1'), nameEn: '' }], ['2 nameEn: required']],
    [[{ ...named('Q1'), nameEn: 'x'.repeat(81) }], ['2 nameEn: tooLong']],
    [
      [{ ...named('Q1'), nameEn: '' }, named('Q2', 'Q1')],
      ['2 nameEn: required', '3 parentExternalId: refusedRow'],
    ],
  ])('the rows %j are refused', async (rows, expected) => {
    const { id } = await desk.check('costCenters', rows)
    expect(await desk.wrong(id)).toEqual(expected)
  })

  test('a row that would place an existing cost center below itself is refused', async () => {
    await desk.bring('costCenters', [named('Z1'), named('Z2', 'Z1')])
    const { id } = await desk.check('costCenters', [named('Z1', 'Z2')])
    expect(await desk.wrong(id)).toEqual(['2 parentExternalId: cycle'])
  })

  test('rows that would nest more than ten cost centers are refused, counting those below one that moves', async () => {
    const chain = Array.from({ length: 11 }, (_, at) => named(`D${at}`, at > 0 ? `D${at - 1}` : ''))
    const { id } = await desk.check('costCenters', chain)
    expect(await desk.wrong(id)).toEqual(['12 parentExternalId: tooDeep'])
    await desk.run(id)
    await desk.bring('costCenters', [named('T1'), named('T2', 'T1')])
    const { id: moved } = await desk.check('costCenters', [named('T1', 'D8')])
    expect(await desk.wrong(moved)).toEqual(['2 parentExternalId: tooDeep'])
  })
})
