import { expect, test } from 'vitest'
import { companyOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const who: Handle = 'vip@aurora'
const owner = { companyId: companyOf(who), profileId: profileIdOf(who) }

/** The calls about days abroad, against the real server. */
export function staysFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('a permit and days abroad are declared, counted and removed', async () => {
    backend().actAs(who)
    const { today } = await api.stays.getStays(owner, signal)
    const stay = await api.stays.postOtherStay({ ...owner, stay: { country: 'JP', from: today, until: today } }, signal)
    const declared = { country: 'FR', kind: 'residencePermit', validFrom: today, validUntil: today } as const
    const permit = await api.stays.postPermit({ ...owner, permit: declared }, signal)
    const { permits, other, countries } = await api.stays.getStays(owner, signal)
    expect([permits, other]).toEqual([[permit], [stay]])
    expect(countries.find(({ country }) => country === 'JP')).toMatchObject({ past: 1 })
    expect(await api.stays.deletePermit({ ...owner, id: permit.id }, signal)).toEqual({ id: permit.id })
    expect(await api.stays.deleteOtherStay({ ...owner, id: stay.id }, signal)).toEqual({ id: stay.id })
  })
}
