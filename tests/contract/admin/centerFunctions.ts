import { expect, test } from 'vitest'
import { usualPlan } from '#contract/approvals/approvalRules.ts'
import { topOfTree } from '#contract/employees/costCenters.ts'
import { settingsFormSchema, settingsValues } from '@/domains/admin/settings/companySettings.rules'
import { employeeIdOf } from '#tests/support/http/api.ts'
import { fieldFormSchema, fieldValues, toField } from '@/domains/admin/tripFields/fieldForm.rules'
import { newPolicyValues, policyFormSchema } from '@/domains/admin/policies/policyForm.rules'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const aurora = { companyId: 'aurora' }

/** The calls of administrators about cost centres, settings and the record of changes, against the real server. */
export function centerFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('an administrator adds a travel policy, and changes it', async () => {
    backend().actAs('admin@aurora')
    const { getTravelPolicies, postTravelPolicy, patchTravelPolicy, postApprovalPreview } = api.travelPolicies
    const cityLimits = [{ code: 'YVR', limit: '300' }]
    const values = { ...newPolicyValues, nameEn: 'Field work', hotelNightLimit: '180', cityLimits }
    const { isActive: _, ...policy } = policyFormSchema.parse(values)
    const added = await postTravelPolicy({ ...aurora, policy }, signal)
    expect(added.hotelLimits).toEqual([{ kind: 'city', code: 'YVR', limit: 300, name: 'Vancouver' }])
    expect(await getTravelPolicies(aurora, signal)).toContainEqual(added)
    const patch = { hotelNightLimit: 200, version: added.version }
    expect(await patchTravelPolicy({ ...aurora, policyId: added.id, patch }, signal)).toMatchObject({
      hotelNightLimit: 200,
      currency: 'CAD',
    })
    const parts = [{ kind: 'hotel' as const, amount: 300, isWithin: false }]
    const employeeId = employeeIdOf('traveller@aurora')
    const trip = { employeeId, rules: usualPlan.rules, parts }
    const preview = await postApprovalPreview({ ...aurora, trip }, signal)
    expect(preview.action).toBe('ask')
    expect(preview.deciders.length).toBeGreaterThan(0)
  })

  test('an administrator adds a field of trips, changes and deletes it, and imports project numbers', async () => {
    backend().actAs('admin@aurora')
    const { getTripFields, postTripField, patchTripField, deleteTripField, postProjectNumbers } = api.tripFields
    const field = toField(fieldFormSchema.parse({ ...fieldValues(), nameEn: 'Order number' }))
    const added = await postTripField({ ...aurora, field }, signal)
    const patch = { isActive: false, version: added.version }
    expect(await patchTripField({ ...aurora, fieldId: added.id, patch }, signal)).toMatchObject({ isActive: false })
    await deleteTripField({ ...aurora, fieldId: added.id }, signal)
    const { fields, projectNumbers } = await getTripFields(aurora, signal)
    expect(fields.map(({ name }) => name)).toEqual(['Project number', 'Purpose'])
    const rows = [{ row: 2, number: 'Q-1', name: 'Quay', isActive: true }]
    const portion = { upload: crypto.randomUUID(), replaces: false, isLast: true, rows }
    expect(await postProjectNumbers({ ...aurora, portion }, signal)).toMatchObject({ added: 1, refused: [] })
    expect((await getTripFields(aurora, signal)).projectNumbers.active).toBe(projectNumbers.active + 1)
  })

  test('an administrator manages the cost centers of the company and their roles', async () => {
    backend().actAs('admin@aurora')
    const { costCenters, companyChanges } = api
    const top = await costCenters.getCostCenters({ ...aurora, parentId: topOfTree, pageNumber: 1 }, signal)
    expect(top.responseData.length).toBeGreaterThan(0)
    const names = [
      { locale: 'en-CA' as const, value: 'Observatory' },
      { locale: 'fr-CA' as const, value: '' },
      { locale: 'es-ES' as const, value: '' },
    ]
    const costCenter = { externalId: '9900', names, status: 'active', parentId: null } as const
    const added = await costCenters.postCostCenter({ ...aurora, costCenter }, signal)
    const ref = { ...aurora, costCenterId: added.id }
    expect(await costCenters.getCostCenter(ref, signal)).toEqual(added)
    const found = await costCenters.getCostCenters(
      { ...aurora, term: 'observ', status: 'active', pageNumber: 1 },
      signal,
    )
    expect(found.responseData).toEqual([added])
    const patch = { externalId: '9901', version: added.version }
    expect(await costCenters.patchCostCenter({ ...ref, patch }, signal)).toMatchObject({ externalId: '9901' })

    const role = {
      costCenterId: added.id,
      employeeId: employeeIdOf('traveller@aurora'),
      type: 'owner',
      startDate: '2026-01-01',
      endDate: null,
    } as const
    const given = await costCenters.postCostCenterRole({ ...ref, role }, signal)
    const change = { id: given.id, costCenterId: added.id, endDate: '2026-01-31', version: given.version }
    const roleRef = { ...ref, roleId: given.id }
    const ended = await costCenters.patchCostCenterRole({ ...roleRef, role: change }, signal)
    expect(ended).toMatchObject({ endDate: '2026-01-31' })
    expect(await costCenters.getCostCenterRoles(ref, signal)).toEqual([ended])
    expect(await costCenters.deleteCostCenterRole({ ...roleRef, version: ended.version }, signal)).toEqual({
      id: given.id,
    })
    const changes = await companyChanges.getCompanyChanges({ ...aurora, pageNumber: 1, entityId: added.id }, signal)
    expect(changes.responseData.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'costCenterRole removed',
      'costCenterRole changed',
      'costCenterRole added',
      'costCenter changed',
      'costCenter added',
    ])
  })

  test('an administrator changes the settings of the company', async () => {
    backend().actAs('admin@aurora')
    const settings = await api.companySettings.getCompanySettings(aurora, signal)
    const typed = settingsFormSchema.parse({ ...settingsValues(settings), idleMinutes: '10' })
    const changed = { ...typed, version: settings.version }
    expect(await api.companySettings.putCompanySettings({ ...aurora, settings: changed }, signal)).toMatchObject({
      idleSeconds: 600,
    })
  })
}
