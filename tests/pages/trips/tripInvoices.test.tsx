import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import TripPage from '@/domains/trips/trip/TripPage'
import { mainHttp } from '@/http/clients'
import { onUnauthorized } from '@/http/unauthorized'
import { storage } from '@/lib/storage'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerFile, fail, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const invoice = {
  id: 'i1',
  number: 'INV-2026-0012',
  bookingId: 'ABC123',
  issued: '2026-05-02T06:00:00Z',
  currency: 'CAD',
  total: 1150,
  creditOf: null,
  invoiceDownloadUrl: `${paths.invoices}/i1/document`,
}
const credit = { ...invoice, id: 'i2', number: 'CRN-2026-0003', total: -150, creditOf: 'i1' }
const ofAnotherTrip = { ...invoice, id: 'i3', number: 'INV-2026-0001', bookingId: 'OLD123' }
const whole = {
  ...invoice,
  tax: 150,
  maskedCreditCard: '41111*******1111',
  lines: [{ description: 'Montréal to Vancouver, AC 301, May 12, 2026', kind: 'flight', amount: 1000, tax: 150 }],
}
const show = () => renderPage(<TripPage />, { path: '/dashboard/trips/ABC123', route: '/dashboard/trips/:bookingId' })
const card = () => screen.findByRole('region', { name: 'Invoices' })

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  vi.unstubAllGlobals()
  answer(`${paths.trips}/ABC123`, makeTrip())
  answer(paths.invoices, [credit, invoice, ofAnotherTrip, { id: 'nonsense' }])
  answer(`${paths.invoices}/i1`, whole)
})

describe('§7 the invoices of a trip', () => {
  test('the invoices are listed with date and total, credit notes too, without those of other trips', async () => {
    await show()
    const invoices = within(await card())
    expect(await invoices.findByRole('button', { name: 'Copy CRN-2026-0003' })).toBeVisible()
    expect(invoices.getByRole('button', { name: 'Copy INV-2026-0012' })).toBeVisible()
    expect(invoices.getAllByText(/May 2, 2026/)).toHaveLength(2)
    expect(invoices.getByText(/\$1,150\.00/)).toBeVisible()
    expect(invoices.queryByText(/INV-2026-0001/)).toBeNull()
  })

  test('an invoice shows its lines on request, and can be downloaded', async () => {
    answerFile(invoice.invoiceDownloadUrl, 'invoice.pdf')
    const { user } = await show()
    const invoices = within(await card())
    await user.click(await invoices.findByRole('button', { name: 'Details of INV-2026-0012', expanded: false }))
    const [line] = await invoices.findAllByRole('term')
    expect(line).toHaveTextContent(/^Montréal to Vancouver$/)
    expect(within(line!.parentElement!).getByText('AC 301, May 12, 2026')).toBeVisible()
    expect(within(line!.parentElement!).getByText('$1,000.00')).toBeVisible()
    expect(invoices.getByText('Tax').nextElementSibling).toHaveTextContent('$150.00')
    expect(invoices.getByText('Paid with the card ending in 1111')).toBeVisible()
    expect(invoices.getByRole('button', { name: 'Download INV-2026-0012' })).toBeEnabled()
  })

  test('equal lines are each shown, and not confused', async () => {
    const [line] = whole.lines
    answer(`${paths.invoices}/i1`, { ...whole, lines: [line, line] })
    const { user } = await show()
    const invoices = within(await card())
    await user.click(await invoices.findByRole('button', { name: 'Details of INV-2026-0012' }))
    expect(await invoices.findAllByText('Montréal to Vancouver')).toHaveLength(2)
  })

  test('lines that do not load can be loaded again', async () => {
    fail(`${paths.invoices}/i1`)
    const { user } = await show()
    const invoices = within(await card())
    await user.click(await invoices.findByRole('button', { name: 'Details of INV-2026-0012' }))
    expect(await invoices.findByText('The lines of this invoice did not load.')).toBeVisible()
    answer(`${paths.invoices}/i1`, whole)
    await user.click(invoices.getByRole('button', { name: 'Try again' }))
    expect(await invoices.findByText('Montréal to Vancouver')).toBeVisible()
  })

  test("invoices of another backend's format are readable", async () => {
    const [line] = whole.lines
    const written = ['Frais de service de 12,50 $', 'Seat']
    answer(`${paths.invoices}/i1`, { ...whole, lines: written.map((description) => ({ ...line, description })) })
    const { user } = await show()
    const invoices = within(await card())
    await user.click(await invoices.findByRole('button', { name: 'Details of INV-2026-0012' }))
    for (const description of written) expect(await invoices.findByText(description)).toBeVisible()
  })

  test('invoices of a trip without any are not requested', async () => {
    answer(`${paths.trips}/ABC123`, makeTrip({ invoiceId: null, invoiceDownloadUrl: null }))
    const { store } = await show()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull()
    const asked = Object.values(store.getState().api.queries).map((query) => query?.endpointName)
    expect(asked).not.toContain('invoices')
  })

  test('§4 a refusal (401) of invoices does not end the session', async () => {
    const restart = vi.fn()
    onUnauthorized(mainHttp, restart)
    storage.write('accessToken', 'mine')
    fail(paths.invoices, 401)
    const { user } = await show()
    const invoices = within(await card())
    expect(await invoices.findByText('The invoices did not load.')).toBeVisible()
    expect(restart).not.toHaveBeenCalled()
    expect(storage.read('accessToken')).toBe('mine')
    answer(paths.invoices, [invoice])
    await user.click(invoices.getByRole('button', { name: 'Try again' }))
    expect(await invoices.findByRole('button', { name: 'Copy INV-2026-0012' })).toBeVisible()
  })
})
