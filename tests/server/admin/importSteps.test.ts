import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Import, importColumns, type ImportedRow, importKinds } from '#contract/employees/imports.ts'
import { companyChanges, importRows } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { sweepExpired } from '#server/identity/sweepRegularly.ts'
import { lookThrough, sentRows } from '@/domains/admin/imports/readRows'
import { importDesk } from '#tests/support/admin/importDesk.ts'

// These tests cover the steps of an import, the data left afterwards, and its files.

const desk = await importDesk()
const { db } = desk.services

let made = 0
/** A new employee at each call. */
const ada = (changed: Record<string, string> = {}) => {
  made += 1
  const externalId = `M${made}`
  return { externalId, firstName: 'Ada', lastName: 'Quill', email: `Bea${made}@quill.example`, ...changed }
}
const personOf = async (externalId: string) => {
  const isTheirs = and(eq(employees.companyId, 'aurora'), eq(employees.externalId, externalId))
  const [found] = await db
    .select({ employee: employees, profile: profiles })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(isTheirs)
  return found
}
describe('the steps of an import', () => {
  test('numbers and addresses that differ by marks nobody sees are one employee, told as twice', async () => {
    const [one, number, address, wide] = [ada(), ada(), ada(), ada()]
    number.externalId = `\u200B${one.externalId}`
    address.email = `${one.email.slice(0, 3)}\u00AD${one.email.slice(3)}\u200F`
    wide.externalId = one.externalId.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
    const { id } = await desk.check('employees', [one, number, address, wide])
    expect(await desk.wrong(id)).toEqual([
      '2 externalId: twice',
      '2 email: twice',
      '3 externalId: twice',
      '4 email: twice',
      '5 externalId: twice',
    ])
    await desk.bring('employees', [{ ...one, externalId: `${one.externalId}\uFEFF`, lastName: 'Smith\u2011Jones' }])
    await desk.bring('employees', [{ ...one, lastName: 'van\u00A0Dyk', managerExternalId: '\u200B' }])
    expect(await personOf(one.externalId)).toMatchObject({
      profile: { lastName: 'van Dyk', email: one.email.toLowerCase() },
    })
  })

  test('a long chain of rows that name the next row is checked to its end, and all are refused with the last', async () => {
    const people = Array.from({ length: 1100 }, () => ada())
    const rows = people.map((person, at) => ({ ...person, managerExternalId: people[at + 1]?.externalId ?? '' }))
    rows.push({ ...ada({ externalId: '' }), managerExternalId: '' })
    const columns = Object.keys(rows[0]!)
    const { id } = await desk.answered(await desk.begin('employees', columns, rows.length))
    const checked = async () => {
      let now = await desk.post(`/${id}/check`)
      while (now.status === 'checking') now = await desk.post(`/${id}/check`)
      return now
    }
    const sent = desk.rowsOf(columns, rows)
    for (let from = 0; from < sent.length; from += 250)
      await desk.post(`/${id}/rows`, { rows: sent.slice(from, from + 250) })
    // A row without a number that names no other row does not affect other rows.
    expect(await checked()).toMatchObject({ badRows: 1, toAdd: 1100 })
    const last = and(eq(importRows.importId, id), eq(importRows.key, people.at(-1)!.externalId))
    await db
      .update(importRows)
      .set({ values: sql`${importRows.values} || '{"email": "none"}'` })
      .where(last)
    expect(await checked()).toMatchObject({ badRows: 1101, toAdd: 0 })
  })

  test('an all-or-nothing import writes nothing with a bad row and all rows without one', async () => {
    const [good, bad] = [ada(), ada({ email: 'none' })]
    const { id } = await desk.check('employees', [good, bad])
    expect(await desk.refusal(await desk.sendAs(desk.administrator, `/${id}/run`, { mode: 'allOrNothing' }))).toEqual([
      409,
      'badRows',
    ])
    expect(await personOf(good.externalId)).toBeUndefined()
    const many = Array.from({ length: 260 }, () => ada())
    const { id: next } = await desk.answered(
      await desk.begin('employees', ['externalId', 'firstName', 'lastName', 'email'], many.length),
    )
    const rows = desk.rowsOf(['externalId', 'firstName', 'lastName', 'email'], many)
    await desk.post(`/${next}/rows`, { rows: rows.slice(0, 250) })
    await desk.post(`/${next}/rows`, { rows: rows.slice(250) })
    await desk.post(`/${next}/check`)
    expect(await desk.post(`/${next}/run`, { mode: 'allOrNothing' })).toMatchObject({ status: 'done', doneRows: 260 })
  })

  test('a conflicting change made meanwhile is found on writing: its row is skipped, or nothing is written', async () => {
    const [good, late] = [ada(), ada()]
    const { id } = await desk.check('employees', [good, late])
    const isTraveler = eq(profiles.id, 'p-aurora-newhire')
    const [before] = await db.select().from(profiles).where(isTraveler)
    await db.update(profiles).set({ email: late.email.toLowerCase() }).where(isTraveler)
    expect((await desk.sendAs(desk.administrator, `/${id}/run`, { mode: 'allOrNothing' })).status).toBe(409)
    expect(await personOf(good.externalId)).toBeUndefined()
    expect(await desk.run(id)).toMatchObject({ status: 'done', toAdd: 1, badRows: 1, doneRows: 2 })
    expect([await personOf(good.externalId), await personOf(late.externalId)]).toEqual([expect.anything(), undefined])
    await db.update(profiles).set({ email: before!.email }).where(isTraveler)
  })

  test('rows that are sent again count once, and more rows than announced are refused', async () => {
    const columns = ['externalId', 'firstName', 'lastName', 'email']
    const { id } = await desk.answered(await desk.begin('employees', columns, 2))
    const rows = desk.rowsOf(columns, [ada(), ada(), ada()])
    await desk.post(`/${id}/rows`, { rows: rows.slice(0, 1) })
    expect(await desk.refusal(await desk.sendAs(desk.administrator, `/${id}/check`))).toEqual([409, 'rowsMissing'])
    expect(await desk.post(`/${id}/rows`, { rows: rows.slice(0, 2) })).toMatchObject({ receivedRows: 2 })
    expect((await desk.sendAs(desk.administrator, `/${id}/rows`, { rows })).status).toBe(400)
  })

  test('a missing, doubled or unknown column is refused', async () => {
    for (const [columns, problem] of [
      [['externalId', 'firstName', 'lastName'], 'columns: required'],
      [['externalId', 'firstName', 'lastName', 'email', 'email'], 'columns: invalid'],
      [['externalId', 'firstName', 'lastName', 'email', 'nameEn'], 'columns: invalid'],
    ] as const)
      expect(await desk.refusal(await desk.begin('employees', [...columns], 1))).toEqual([400, problem])
  })

  test('a new import cancels the open one, and a finished import cannot be canceled', async () => {
    desk.clock.now = new Date(desk.clock.now.getTime() + 1000)
    const first = await desk.check('employees', [ada()])
    desk.clock.now = new Date(desk.clock.now.getTime() + 1000)
    const second = await desk.bring('employees', [ada()])
    expect(await desk.get<Import>(desk.administrator, `${desk.list}/${first.id}`)).toMatchObject({
      status: 'cancelled',
    })
    expect((await desk.sendAs(desk.administrator, `/${second.id}/cancel`)).status).toBe(409)
    const [latest] = await desk.get<Import[]>(desk.administrator, desk.list)
    expect(latest).toMatchObject({ id: second.id, status: 'done', beganBy: expect.stringMatching(/\w/) })
  })

  test('the rows of an import are deleted at its end, or after a day without one', async () => {
    const left = (id: string) => db.$count(importRows, eq(importRows.importId, id))
    const done = await desk.bring('employees', [ada(), ada({ email: 'none' })])
    const cancelled = await desk.check('employees', [ada()])
    await desk.post(`/${cancelled.id}/cancel`)
    expect([await left(done.id), await left(cancelled.id)]).toEqual([0, 0])

    const { id } = await desk.check('employees', [ada()])
    const began = desk.clock.now
    desk.clock.now = new Date(began.getTime() + 23 * 3_600_000)
    await sweepExpired(desk.services)
    expect(await left(id)).toBe(1)
    desk.clock.now = new Date(began.getTime() + 25 * 3_600_000)
    await sweepExpired(desk.services)
    expect(await left(id)).toBe(0)
    expect(await desk.get<Import>(desk.administrator, `${desk.list}/${id}`)).toMatchObject({ status: 'cancelled' })
    desk.clock.now = began
  })
})

describe('the files of an import', () => {
  const file = async (path: string, language: string) => {
    const answer = await desk.send(desk.administrator, `${desk.list}${path}`, {
      headers: { 'Accept-Language': language },
    })
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    return answer.text()
  }

  test('the file of corrections has the bad rows unchanged, the problems in words, and no formulas', async () => {
    const { id } = await desk.check('employees', [
      ada(),
      ada({ lastName: '=HYPERLINK("x")', jobTitle: 'a,b', email: 'no' }),
    ])
    const text = await file(`/${id}/corrections`, 'fr-CA')
    const [headings, row, end] = text.split('\r\n')
    expect(headings).toBe('Numéro;Prénom;Nom de famille;Courriel;Poste;Ce qui ne va pas')
    expect(row).toMatch(/^M\d+;Ada;"'=HYPERLINK\(""x""\)";no;"a,b";/)
    expect(row).toContain('Courriel\u00a0: Écrivez une adresse courriel')
    expect(end).toBe('')
  })

  test('a template can be imported unchanged', async () => {
    const text = await file('/template?kind=employees', 'en-CA')
    expect(text).toContain('Number,First name,Middle name,Last name,E-mail')
    expect(text).toContain("'+1 514 555 0123")
    const row = ada({ mobilePhone: "'+1 514 555 0123" })
    await desk.bring('employees', [row])
    expect((await personOf(row.externalId))!.profile.phoneNumber).toBe('5145550123')
  })

  test.each([
    ['en-CA', ','],
    ['fr-CA', ';'],
    ['es-ES', ';'],
    ['es-MX', ','],
  ])(
    'the templates of %s have the separator that spreadsheets there expect, and are accepted',
    async (language, separator) => {
      for (const kind of importKinds) {
        const text = await file(`/template?kind=${kind}&cultureCode=${language}`, language)
        const read = await lookThrough(new File([text], 'template.csv'), kind)
        if (typeof read === 'string') throw new Error(read)
        const columns = importColumns[kind].map(({ key }) => key)
        expect(read).toMatchObject({ delimiter: separator, totalRows: 1, found: { places: columns, missing: [] } })
        const rows: ImportedRow[] = []
        for await (const row of sentRows(read, 0)) rows.push(row)
        const { id } = await desk.answered(await desk.begin(kind, columns, 1))
        await desk.post(`/${id}/rows`, { rows })
        expect(await desk.post(`/${id}/check`)).toMatchObject({ status: 'checked', totalRows: 1 })
        expect(await desk.wrong(id)).toEqual([])
      }
    },
  )

  test("the words of the files are in the reader's language", async () => {
    const { id } = await desk.check('employees', [ada({ costCenter: 'none' })])
    const words = async (language: string) => (await desk.problems(id, language)).responseData[0]!.problems[0]!.text
    expect(await words('en-CA')).toContain('cost centre')
    expect(await words('es-MX')).toContain('centro de costos')
  })
})

test('an employee deactivated by an import is signed out everywhere, and this is recorded', async () => {
  const row = ada()
  await desk.bring('employees', [row])
  const { employee, profile } = (await personOf(row.externalId))!
  const [account] = await db.select().from(accounts).where(eq(accounts.profileId, profile.id))
  const expiresAt = new Date(desk.clock.now.getTime() + 60_000)
  await db.insert(oidcRecords).values({ model: 'Grant', id: 'g-ada', accountId: account!.id, payload: null, expiresAt })
  await desk.bring('employees', [{ ...row, status: 'Inactif' }])
  expect((await personOf(row.externalId))!.employee.status).toBe('inactive')
  expect(await db.$count(oidcRecords, eq(oidcRecords.accountId, account!.id))).toBe(0)
  const notes = await db.select().from(companyChanges).where(eq(companyChanges.entityId, employee.id))
  expect(notes.map(({ action }) => action).toSorted()).toEqual(['added', 'deactivated'])
})
