import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import { openTestApi, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'risk@boreal'
const search = '/company/companies/boreal/itineraryreport/search'
const statusFor = async (who: Handle, path = search) => (await at.send(who, path)).status

test('an unknown filter value, and the id of another company, are refused', async () => {
  const refused = ['companyId=aurora', 'searchByTravelBreakingNews=yes', 'tripStatuses=Lost', 'tripStatuses=']
  refused.push('displayTripStatus=Lost', 'advisoryLevels=4', 'countryCode=Colombia', 'cityCode=%25')
  refused.push('flightNumber=AC%20864', 'fromDate=soon', 'pageSize=101', 'pageNumber=0')
  refused.push('area=1,2%203,4', 'area=95,0%200,0%201,1', 'near=1,2', 'near=1,2,0', 'near=1,200,5', 'near=1,2,9999')
  refused.push('area=0,-190%200,1%201,1', 'area=0,541%200,1%201,1')
  refused.push('arrivedRecently=1', 'noAnswer=', 'alertId=4')
  for (const query of refused) expect(await statusFor(me, `${search}?${query}`), query).toBe(400)
})

test('only a RiskAdvisor of the company is answered (§6)', async () => {
  expect(await statusFor(me)).toBe(200)
  for (const who of ['admin@boreal', 'finance@boreal', 'arranger@boreal', 'traveller@boreal'] as const)
    expect(await statusFor(who), who).toBe(403)
  for (const who of ['risk@aurora', 'everything@aurora'] as const) expect(await statusFor(who), who).toBe(404)
})

test('the demo shows people in several places, one of them under an advisory', async () => {
  const report = await at.get<ItineraryReport>('risk@aurora', '/company/companies/aurora/itineraryreport/search')
  expect(report.places?.length).toBeGreaterThan(3)
  expect(report.places?.[0]?.advisoryLevel).toBeGreaterThan(0)
  expect(report.places?.reduce((sum, { travellers }) => sum + travellers, 0)).toBe(15)
  expect(report.itineraryReports.every(({ phone, whereabouts }) => phone && whereabouts?.segment)).toBe(true)
})
