import { expect, test } from 'vitest'
import { companyOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { cancellationQuery, cancellationTable, creditQuery, creditTable } from '@/domains/credits/creditTable.rules'
import { budgetQuery, budgetTable } from '@/domains/budgets/budgetTable.rules'
import { download } from '@/http/download'
import { hotelQuery, hotelTable } from '@/domains/hotels/hotelTable.rules'
import { readTable } from '@/patterns/table/address/tableAddress'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const placeOf = (who: Handle) => ({ companyId: companyOf(who), profileId: profileIdOf(who) })
const aurora = { companyId: 'aurora' }

/** The calls that depend on a company, or are for those responsible for it, against the real server. */
/** The calls about scores, reports, travel credits and certified hotels. */
export function reportFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('certified hotels are listed by page', async () => {
    backend().actAs('traveller@aurora')
    const query = {
      ...hotelQuery(readTable(hotelTable, new URLSearchParams('?search=montréal&state=valid'))),
      ...aurora,
    }
    const { responseData } = await api.hotels.getCertifiedHotels(query, signal)
    expect(responseData.map(({ cityCode }) => cityCode)).toEqual(['YMQ'])
  })

  test('travel credits are listed, and a use of one is recorded by its traveler and by a financial officer', async () => {
    const query = creditQuery(readTable(creditTable, new URLSearchParams('?state=open')))
    backend().actAs('traveller@aurora')
    const mine = await api.credits.getOwnCredits({ ...placeOf('traveller@aurora'), ...query }, signal)
    const { id: creditId, version, rest } = mine.responseData[0]!
    const used = await api.credits.postCreditUse(
      { ...placeOf('traveller@aurora'), creditId, version, amount: 1 },
      signal,
    )
    expect(used.rest).toBeCloseTo(rest - 1)
    backend().actAs('finance@aurora')
    const { responseData } = await api.credits.getCompanyCredits({ ...aurora, ...query, creditId }, signal)
    expect(responseData.map((credit) => credit.rest)).toEqual([used.rest])
    const again = await api.credits.postCreditUse({ ...aurora, creditId, version: used.version, amount: 1 }, signal)
    expect(again.uses).toHaveLength(2)
    const cancelled = cancellationQuery(readTable(cancellationTable, new URLSearchParams()), '2026-01-01')
    const { totalItemCount } = await api.credits.getCancellations({ ...aurora, ...cancelled }, signal)
    expect(totalItemCount).toBeGreaterThan(0)
    const linesAt = async (path: string, who: 'main' | 'company') =>
      (await (await download(path, 'en-CA', () => undefined, signal, who)).file.text()).trim().split('\r\n')
    const { cancellationTablePath, creditTablePath } = api.credits
    expect(await linesAt(cancellationTablePath(aurora, cancelled), 'company')).toHaveLength(totalItemCount + 1)
    expect((await linesAt(creditTablePath(aurora, query), 'company')).length).toBeGreaterThan(1)
    backend().actAs('traveller@aurora')
    const own = creditTablePath(placeOf('traveller@aurora'), query)
    expect(await linesAt(own, 'main')).toHaveLength(mine.totalItemCount + 1)
  })

  test('an admin sets and copies travel budgets, and finance lists them and has them as a table', async () => {
    const year = new Date().getUTCFullYear() + 1
    backend().actAs('admin@aurora')
    const ref = { ...aurora, costCenterId: 'cc-aurora-100' }
    const set = await api.budgets.putBudget({ ...ref, change: { year, amount: 5000, version: 0 } }, signal)
    expect(set).toMatchObject({ amount: 5000, left: 5000, version: 1 })
    const { budgets } = await api.budgets.getCostCenterBudgets(ref, signal)
    expect(budgets[0]).toEqual(set)
    expect((await api.budgets.postBudgetCopies({ ...aurora, year }, signal)).copied).toBeGreaterThan(0)
    backend().actAs('finance@aurora')
    const query = budgetQuery(readTable(budgetTable, new URLSearchParams(`?year=${year}`)), 2026)
    const page = await api.budgets.getBudgets({ ...aurora, ...query }, signal)
    expect(page.responseData).toContainEqual(set)
    const path = api.budgets.budgetTablePath(aurora, query)
    const { file } = await download(path, 'en-CA', () => undefined, signal, 'reporting')
    expect((await file.text()).trim().split('\r\n')).toHaveLength(page.totalItemCount + 1)
  })

  test('finance sees the figures of its company', async () => {
    backend().actAs('finance@aurora')
    expect(await api.scores.getCompanyOverview('aurora', signal)).toMatchObject({ usersTravelling: 15, newUsers: 45 })
  })

  test('finance reads the scores of its company down to a booking', async () => {
    backend().actAs('finance@aurora')
    const { scores } = api
    const group = await scores.getScoreReport({ companyId: 'aurora', groupId: 'aurora-staff' }, signal)
    const costCenter = group.responseData[0]!.costCenter!
    const below = { companyId: 'aurora', groupId: 'aurora-staff', costCenter }
    const { responseData } = await scores.getScoreReport({ ...below, sort: 'count', direction: 'desc' }, signal)
    const subject = { ...below, travellerEmail: responseData[0]!.travellerEmail! }
    const { summary, names } = await scores.getScoreReport(subject, signal)
    expect(names).toEqual({ group: 'Employees', costCenter: expect.any(String), traveller: responseData[0]!.name })
    const bookings = await scores.getScoreBookings(
      { ...subject, pageNumber: 1, sort: 'newest', direction: 'desc' },
      signal,
    )
    expect(bookings.totalItemCount).toBe(summary.count)
    const { internalInvoiceDetailsId } = bookings.responseData[0]!
    const one = await scores.getKpiBreakdown({ companyId: 'aurora', internalInvoiceDetailsId }, signal)
    expect(one.travellerEmail).toBe(subject.travellerEmail)
    const months = await scores.getMonthlySummaries(subject, signal)
    expect(months.reduce((count, month) => count + month.count, 0)).toBe(summary.count)
    const settings = await scores.getScoreSettings('aurora', signal)
    expect(settings.currencies).toContain(settings.reportingCurrency)
    expect((await scores.getScoreFormulas('aurora', signal)).formulas).toHaveLength(5)
    const { totals } = await scores.getInsights({ companyId: 'aurora', costCenters: costCenter }, signal)
    expect(totals.bookings).toBe(group.responseData[0]!.count)
    const named = await scores.getReportCostCenters({ companyId: 'aurora', ids: costCenter }, signal)
    expect(named.map(({ id }) => id)).toEqual([costCenter])
  })

  test('finance has a report made, cancels it, and has it made again', async () => {
    backend().actAs('finance@aurora')
    const asked = { type: 'executive2', fromDate: '2025-12-01', toDate: '2026-11-30', cultureCode: 'fr-CA' } as const
    const { id } = await api.reports.postReportJob({ ...asked, columns: ['bookedOn', 'totalSpent'] }, signal)
    expect((await api.reports.getReportJobs({ pageNumber: 1 }, signal)).responseData).toMatchObject([{ id }])
    expect((await api.reports.cancelReportJob(id, signal)).status).toBe('cancelled')
    expect((await api.reports.retryReportJob(id, signal)).status).toBe('waiting')
    const preview = await api.reports.getReportPreview({ ...asked, ...aurora, columns: ['totalSpent'] }, signal)
    expect(preview.columns).toEqual([{ column: 'totalSpent', heading: 'Dépenses totales' }])
    const [someone] = await api.reports.getReportTravelers('an', signal)
    expect(someone?.email).toContain('@')
  })
}
