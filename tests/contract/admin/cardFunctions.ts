import { expect, test } from 'vitest'
import { companyOf, employeeIdOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const placeOf = (who: Handle) => ({ companyId: companyOf(who), profileId: profileIdOf(who) })
const employeeOf = (who: Handle) => ({ companyId: companyOf(who), employeeId: employeeIdOf(who) })
const aurora = { companyId: 'aurora' }

/** The calls of administrators about the company's cards and the trips of its people, against the real server. */
export function cardFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('an administrator sees the trips of an employee, as they see them themself', async () => {
    backend().actAs('traveller@aurora')
    const own = await api.trips.getTrips(placeOf('traveller@aurora'), signal)
    backend().actAs('admin@aurora')
    expect(await api.trips.getTrips(employeeOf('traveller@aurora'), signal)).toEqual(own)
  })

  test('an administrator adds, changes, assigns and removes cards of the company', async () => {
    backend().actAs('admin@aurora')
    const center = { ...aurora, costCenterId: 'cc-aurora-210' }
    const values = { name: 'Spare card', expiryDate: `${new Date().getFullYear() + 2}-01`, uses: ['air' as const] }
    const card = { ...values, number: '4000 0566 5566 5556' }
    const { id: creditCardId, number, version } = await api.companyCards.postCompanyCard({ ...center, card }, signal)
    expect(number).toMatch(/^40000\*+5556$/)
    const cardRef = { ...center, creditCardId }
    const found = await api.companyCards.getCompanyCards({ ...aurora, pageNumber: 1, term: 'Spare 5556' }, signal)
    expect(found.responseData.map(({ id }) => id)).toEqual([creditCardId])
    const ofCenter = await api.companyCards.getCardsOfCostCenter(center, signal)
    expect(ofCenter.map(({ id }) => id)).toContain(creditCardId)
    const renamed = { ...values, name: 'Reserve', version }
    const changed = await api.companyCards.putCompanyCard({ ...cardRef, card: renamed }, signal)
    expect(await api.companyCards.getCompanyCard(cardRef, signal)).toEqual(changed)
    const assignments = {
      costCenters: [{ id: center.costCenterId, includesBelow: true }],
      employeeIds: [employeeIdOf('traveller@aurora')],
      version: changed.version,
    }
    const assigned = await api.companyCards.putCardAssignments({ ...cardRef, assignments }, signal)
    expect(assigned.employees.map(({ id }) => id)).toEqual(assignments.employeeIds)
    expect(await api.companyCards.getCardAssignments(cardRef, signal)).toEqual(assigned)
    const removed = await api.companyCards.deleteCompanyCard({ ...cardRef, version: assigned.version }, signal)
    expect(removed).toEqual({ id: creditCardId })
  })
}
