import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trip } from '#contract/trips.ts'
import { employeeIdOf, type Handle, openTestApi, placeOf } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const of = (who: Handle) => `/company/admin/companies/aurora/employees/${employeeIdOf(who)}/trips`

describe('§7 trips of an employee, for administrators', () => {
  test('are those the employee sees, in the same order', async () => {
    const own = await at.get<Trip[]>('traveller@aurora', `/main${placeOf('traveller@aurora')}/trips`)
    expect(own.length).toBeGreaterThan(2)
    expect(await at.get<Trip[]>('admin@aurora', of('traveller@aurora'))).toEqual(own)
  })

  test('are each person’s own: of somebody without trips there are none', async () => {
    expect(await at.get<Trip[]>('admin@aurora', of('newhire@aurora'))).toEqual([])
  })

  test('of an employee the company does not have there is nothing', async () => {
    expect((await at.send('admin@aurora', of('traveller@boreal'))).status).toBe(404)
    expect((await at.send('admin@aurora', of('traveller@aurora').replace('e-aurora', 'e-nobody'))).status).toBe(404)
  })

  test('are for administrators: neither the person’s arranger nor the person asks for them here', async () => {
    for (const who of ['arranger@aurora', 'traveller@aurora'] as const)
      expect((await at.send(who, of('traveller@aurora'))).status).toBe(403)
  })
})
