import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { answer } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const officer = { roles: ['FinancialOfficer' as const] }
beforeEach(() => learnAdditions([{ name: 'credits', status: 'enabled' }]))

const row = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)

test('cancelled trips are shown with refund, credit and loss, and what is not known is said', async () => {
  const trip = {
    bookingId: 'ABC123',
    firstName: 'Camille',
    lastName: 'Tremblay',
    destination: 'London',
    costCenter: 'Sales',
    cancelledOn: '2026-05-02',
    startsAt: '2026-06-01T20:00',
    currency: 'CAD',
    paid: 460,
    refunded: 60,
    usable: 250,
    used: 100,
    lost: 50,
    creditIds: ['c-1'],
    creditNote: { number: 'CN-7', issuedOn: '2026-05-03' },
    recordId: 'b-1',
  }
  const none = { refunded: null, usable: null, used: null, lost: null, creditIds: [], creditNote: null, recordId: null }
  const elsewhere = { ...trip, ...none, bookingId: 'XYZ789', cancelledOn: null }
  const sums = { paid: 920, refunded: 60, usable: 250, used: 100, lost: 50, notKnown: 460 }
  answer('/companies/aurora/cancellations', {
    nextPage: null,
    prevPage: null,
    totalItemCount: 2,
    totalPageCount: 1,
    responseData: [trip, elsewhere],
    totals: [{ currency: 'CAD', trips: 2, ...sums }],
    costCenters: [],
  })
  await renderRoute('cancellations', { path: '/score/cancellations', whoami: officer })
  const first = await row(/ABC123/)
  for (const amount of [/460\.00/, /250\.00/, /100\.00/, /50\.00/]) expect(first.getAllByText(amount)[0]).toBeVisible()
  expect(first.getByText('Sales')).toBeVisible()
  expect(first.getByText(/^May 2, 2026$/)).toBeVisible()
  expect(first.getByText(/^on May 3, 2026$/)).toBeVisible()
  expect(first.getByRole('link', { name: /250/ })).toHaveAttribute(
    'href',
    '/en-ca/score/credits?state=all&creditId=c-1',
  )
  expect(await first.findByRole('link', { name: 'London' })).toHaveAttribute('href', '/en-ca/score/booking/b-1')
  expect((await row(/XYZ789/)).getAllByText('Not known')).toHaveLength(4)
  const totals = within(screen.getByRole('heading', { name: '2 cancelled trips in CAD' }).closest('section')!)
  for (const amount of [/920\.00/, /60\.00/, /250\.00/, /100\.00/, /460\.00/])
    expect(totals.getAllByText(amount)[0]).toBeVisible()
})

test('the cancellations of a period are asked for, and it stands in the address', async () => {
  answer('/companies/aurora/cancellations', {
    nextPage: null,
    prevPage: null,
    totalItemCount: 0,
    totalPageCount: 0,
    responseData: [],
    totals: [],
    costCenters: [],
  })
  const { user, address } = await renderRoute('cancellations', {
    path: '/score/cancellations?period=lastMonth',
    whoami: officer,
  })
  const period = await screen.findByRole('combobox', { name: 'Cancelled in' })
  expect(period).toHaveDisplayValue('Last month')
  await user.selectOptions(period, 'Year to date')
  expect(address()).toBe('/en-ca/score/cancellations?period=yearToDate')
})
