import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import { employeeIdOf, type Handle, openTestApi, placeOf } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const of = (who: Handle) => `/company/admin/companies/aurora/employees/${employeeIdOf(who)}/trips`

describe('§7 trips of an employee, for administrators', () => {
  test('an administrator gets the trips that the employee sees, in the same order', async () => {
    const own = await at.get<Trip[]>('traveller@aurora', `/main${placeOf('traveller@aurora')}/trips`)
    expect(own.length).toBeGreaterThan(2)
    expect(await at.get<Trip[]>('admin@aurora', of('traveller@aurora'))).toEqual(own)
  })

  test('an administrator gets each employee’s own trips, and none for an employee without trips', async () => {
    expect(await at.get<Trip[]>('admin@aurora', of('newhire@aurora'))).toEqual([])
  })

  test('the trips of an employee of another company are not found', async () => {
    expect((await at.send('admin@aurora', of('traveller@boreal'))).status).toBe(404)
    expect((await at.send('admin@aurora', of('traveller@aurora').replace('e-aurora', 'e-nobody'))).status).toBe(404)
  })

  test('the trips of an employee are open to administrators here, not to the arranger or the employee', async () => {
    for (const who of ['arranger@aurora', 'traveller@aurora'] as const)
      expect((await at.send(who, of('traveller@aurora'))).status).toBe(403)
  })
})
