import { expect, test } from 'vitest'
import { download } from '@/http/download'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const query = { companyId: 'aurora', withRadiativeForcing: true }

/** The calls about emissions, against the real server. */
export function carbonFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('finance reads the emissions of its company, and sets a budget and a price', async () => {
    backend().actAs('finance@aurora')
    const { totals, costCenters } = await api.carbon.getFootprint(query, signal)
    expect(totals.trips).toBeGreaterThan(100)
    const narrowed = { ...query, costCenter: costCenters[0]!.costCenter }
    const page = await api.carbon.getFootprintTrips({ ...narrowed, pageNumber: 1, sort: 'kg:desc' }, signal)
    expect(page.responseData[0]!.kg).toBeGreaterThan(0)
    const { file } = await download(api.carbon.legsPath(narrowed), 'es-mx', () => undefined, signal, 'reporting')
    expect(await file.text()).toContain('Día del viaje')
    const { version } = await api.carbon.getCarbonTargets('aurora', signal)
    const change = { budgets: [{ year: 2031, kg: 1000 }], pricePerTonne: null, version }
    expect(await api.carbon.putCarbonTargets({ companyId: 'aurora', change }, signal)).toMatchObject({
      budgets: [{ year: 2031, kg: 1000, used: 0, booked: 0 }],
      version: version + 1,
    })
  })
}
