import { expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import { z } from 'zod'
import { operations } from '#server/api.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { columnsIn, sentRow } from '@/domains/admin/imports/imports.rules'
import { importDesk } from '#tests/support/admin/importDesk.ts'

const desk = await importDesk()

/** The query that the application adds to the address of every file it downloads (`src/http/download.ts`). */
const added = { cultureCode: 'fr-CA' }
/** The query that a file needs besides, where it needs anything. */
const needed: Record<string, object> = {
  '/company/admin/companies/:companyId/imports/template': { kind: 'employees' },
  '/main/companies/:companyId/profiles/:profileId/arranger/calendar': { profileIds: 'p-1' },
  '/main/companies/:companyId/profiles/:profileId/arranger/itineraries': { profileIds: 'p-1' },
}

const report = { companyId: 'aurora', fromDate: '2026-01-01', toDate: '2026-01-31' }
for (const type of ['executive', 'executive2', 'traveller', 'traveller2'])
  needed[`/reporting/reports/download/${type}`] = report

const files = operations.filter(({ answer }) => typeof answer === 'string' && answer !== 'events')
/** Read by calendar programs, never by the application. */
const byOthers = ['/main/calendar/:calendarFile']

test.each(files.map((each) => [addressOf(each), each] as const).filter(([address]) => !byOthers.includes(address)))(
  'the call %s takes the query with which the application requests a file',
  (address, { query }) => {
    const asked = z.safeParse(query ?? z.strictObject({}), { ...needed[address], ...added })
    expect(asked.error?.issues ?? []).toEqual([])
  },
)

const list = '/company/admin/companies/aurora/employees/downloadEmployeesData'

test.each(['en-US', 'en-CA', 'fr-CA', 'es-MX'])(
  'the table of employees in %s is imported again without changing any employee',
  async (culture) => {
    const answer = await desk.send(desk.administrator, `${list}?cultureCode=${culture}`)
    expect(answer.status).toBe(200)
    const [sheet] = await readXlsxFile(Buffer.from(await answer.arrayBuffer()))
    const [headings = [], ...rows] = (sheet?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')))
    const found = columnsIn('employees', headings)
    expect([found.unknown, found.missing, found.doubled]).toEqual([[], [], []])
    const columns = found.places.filter((column) => column !== undefined)
    expect(columns).toHaveLength(18)
    const { id } = await desk.answered(await desk.begin('employees', columns, rows.length))
    const sent = rows.map((cells, at) => sentRow(at + 2, cells, found.places))
    for (let from = 0; from < sent.length; from += 250)
      await desk.post(`/${id}/rows`, { rows: sent.slice(from, from + 250) })
    let now = await desk.post(`/${id}/check`)
    while (now.status === 'checking') now = await desk.post(`/${id}/check`)
    expect(await desk.wrong(id)).toEqual([])
    expect(now).toMatchObject({ badRows: 0, toAdd: 0, toChange: 0, unchanged: rows.length })
    expect(rows.length).toBeGreaterThan(20)
  },
)

test('the name of a cost center is never read as its number', () => {
  const required = ['Number', 'First name', 'Last name', 'E-mail']
  for (const name of ['Cost center', 'Cost centre', 'Centre de coûts', 'Centro de costos'])
    expect(columnsIn('employees', [...required, name]).places[4], name).toBeUndefined()
  expect(columnsIn('employees', [...required, 'costCenter']).places[4]).toBe('costCenter')
  expect(columnsIn('employees', [...required, 'Cost center number']).places[4]).toBe('costCenter')
})
