import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { TravelCreditPage } from '#contract/payment/travelCredits.ts'
import LapsingCredits from '@/domains/credits/shared/LapsingCredits'
import { learnAdditions } from '@/http/additions'
import { Toasts } from '@/patterns/feedback/Toasts'
import { makeCredit, makeCreditPage } from '#tests/support/credits/creditFactory.ts'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderPage, renderRoute } from '#tests/support/page/render.tsx'

const company = '/companies/aurora/credits'
const own = '/companies/aurora/profiles/p1/credits'
const officer = { roles: ['FinancialOfficer' as const] }
beforeEach(() => learnAdditions([{ name: 'credits', status: 'enabled' }]))

const show = (page: TravelCreditPage, query = '') => {
  answer(company, page)
  return renderRoute('travelCredits', { path: `/score/credits${query}`, whoami: officer })
}
const row = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)

test('a credit is shown with its traveler, airline, booking, rest and last day', async () => {
  await show(makeCreditPage([makeCredit({ state: 'lapsing' })]))
  const credit = await row(/Camille Tremblay/)
  for (const words of ['Sales', 'Air Canada', 'Booking ABC123', 'Lapses soon'])
    expect(credit.getByText(words)).toBeVisible()
  expect(credit.getByText(/400\.00/)).toBeVisible()
  expect(credit.getByText(/of .*500\.00/)).toBeVisible()
  expect(credit.getByText(/^Jan.* 20, 2027$/)).toBeVisible()
})

test('each currency has totals of its own', async () => {
  const totals = [
    { currency: 'CAD', usable: 400, lapsing: 100, lapsed: 20 },
    { currency: 'USD', usable: 70, lapsing: 0, lapsed: 0 },
  ]
  await show(makeCreditPage([makeCredit()], { totals }))
  const dollars = within((await screen.findByRole('heading', { name: 'In CAD' })).closest('section')!)
  expect(dollars.getByText(/400\.00/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'In USD' })).toBeVisible()
  expect(screen.queryByText(/470/)).toBeNull()
})

test('the amounts that lapse soon and have lapsed lead to their credits, and none is shown as zero', async () => {
  const totals = [{ currency: 'CAD', usable: 400, lapsing: 100, lapsed: 0 }]
  await show(makeCreditPage([makeCredit()], { totals }))
  const link = await screen.findByRole('link', { name: 'Of this, lapses within 60 days' })
  expect(link).toHaveAttribute('href', '/en-ca/score/credits?state=lapsing')
  expect(screen.queryByRole('link', { name: 'Lapsed' })).toBeNull()
})

test('a company whose credits are all used or lapsed is told so, with the way to them', async () => {
  await show(makeCreditPage([], { stateCounts: { lapsed: 2 } }))
  expect(await screen.findByRole('heading', { name: 'Nothing left to use' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all credits' })).toHaveAttribute(
    'href',
    '/en-ca/score/credits?state=all',
  )
})

test('the states are links with their numbers, and open credits include those that lapse soon', async () => {
  await show(makeCreditPage([makeCredit()], { stateCounts: { open: 2, lapsing: 1, lapsed: 4 } }))
  const states = within(await screen.findByRole('navigation', { name: 'Credits by state' }))
  await states.findByRole('link', { name: 'All 7' })
  expect(states.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Open 3',
    'Lapse within 60 days 1',
    'Lapsed 4',
    'Used 0',
    'All 7',
  ])
  expect(states.getByRole('link', { current: 'page' })).toHaveTextContent('Open 3')
})

test('the credit of a notification opens over the list, which is there once its details are closed', async () => {
  const { user, address } = await show(makeCreditPage([makeCredit()]), '?creditId=c-1')
  const dialog = await screen.findByRole('dialog', { name: 'Air Canada credit of Camille Tremblay' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe('/en-ca/score/credits'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a credit shows what is left of it after the change fee, and since when its traveler is reminded', async () => {
  const { user } = await show(makeCreditPage([makeCredit({ state: 'lapsing' })]))
  expect((await row(/Camille/)).getByText(/276\.00/)).toBeVisible()
  await user.click((await row(/Camille/)).getByRole('button', { name: /^Details/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/276\.00/)).toBeVisible()
  expect(dialog.getByText(/In the traveller’s notifications since Nov.* 21, 2026/)).toBeVisible()
})

test('a credit that does not lapse soon says from when its traveler will be reminded', async () => {
  await show(makeCreditPage([makeCredit({ isForGuest: true })]), '?creditId=c-1')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/guest’s host from Nov.* 21, 2026, 60 days before the last one/)).toBeVisible()
})

async function openCredit(page = makeCreditPage([makeCredit()])) {
  answer(company, page)
  const { default: Page } = await import('@/domains/credits/CompanyCreditsPage')
  const view = await renderPage(
    <>
      <Page />
      <Toasts />
    </>,
    { path: '/score/credits', whoami: officer },
  )
  await view.user.click((await row(/Camille/)).getByRole('button', { name: 'Details of Camille Tremblay, Air Canada' }))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

test('a use by the booking tool names its trip, and what a canceled trip gave back', async () => {
  const one = { recordedAt: '2026-03-04T06:00:00Z', recordedBy: 'Camille Tremblay', bookingId: 'ABC123' }
  const uses = [
    { ...one, amount: -60, recordedAt: '2026-03-05T06:00:00Z' },
    { ...one, amount: 100 },
  ]
  const { dialog } = await openCredit(makeCreditPage([makeCredit({ uses })]))
  expect(dialog.getByText(/100\.00 used on Mar.* 4, 2026 for the trip ABC123/)).toBeVisible()
  expect(dialog.getByText(/^\D*60\.00 given back on Mar.* 5, 2026 by the trip ABC123/)).toBeVisible()
})

test('the details have the fee and the earlier uses, and a use is recorded in the version that was read', async () => {
  const uses = [{ amount: 100, recordedAt: '2026-03-04T06:00:00Z', recordedBy: 'Olivier Bouchard', bookingId: null }]
  const { user, dialog } = await openCredit(makeCreditPage([makeCredit({ uses })]))
  expect(dialog.getByText(/124\.00/)).toBeVisible()
  expect(dialog.getByText(/100\.00 used, recorded on Mar.* 4, 2026 by Olivier Bouchard/)).toBeVisible()
  const sent = answerChange('post', `${company}/c-1/uses`, makeCredit({ used: 220.5, rest: 279.5, version: 3 }))
  await user.type(dialog.getByRole('textbox', { name: /Amount used/ }), '120,50')
  await user.click(dialog.getByRole('button', { name: 'Record the use' }))
  expect(await screen.findByText('The use of the Air Canada credit is recorded.')).toBeVisible()
  expect(sent).toEqual([{ amount: 120.5, version: 2 }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('more than the rest is refused at its field before anything is sent', async () => {
  const { user, dialog } = await openCredit()
  await user.type(dialog.getByRole('textbox', { name: /Amount used/ }), '400.01')
  await user.click(dialog.getByRole('button', { name: 'Record the use' }))
  expect((await dialog.findAllByText(/Enter more than 0 and at most .*400\.00/)).length).toBeGreaterThan(0)
})

test('a credit that somebody changed meanwhile is shown as it is now, and recorded in that version', async () => {
  const { user, dialog } = await openCredit()
  const current = makeCredit({ used: 450, rest: 50, version: 5 })
  const refusal = { successfull: false, messageCode: 'changedMeanwhile', message: 'Changed.', current }
  answerChange('post', `${company}/c-1/uses`, refusal, 412)
  await user.type(dialog.getByRole('textbox', { name: /Amount used/ }), '300')
  await user.click(dialog.getByRole('button', { name: 'Record the use' }))
  expect(await dialog.findByText(/at most .*50\.00/)).toBeVisible()
  const sent = answerChange('post', `${company}/c-1/uses`, makeCredit({ used: 500, rest: 0, version: 6 }))
  await user.clear(dialog.getByRole('textbox', { name: /Amount used/ }))
  await user.type(dialog.getByRole('textbox', { name: /Amount used/ }), '50')
  await user.click(dialog.getByRole('button', { name: 'Record the use' }))
  await waitFor(() => expect(sent).toEqual([{ amount: 50, version: 5 }]))
})

test('nothing of a lapsed credit can be used', async () => {
  const { dialog } = await openCredit(makeCreditPage([makeCredit({ state: 'lapsed' })]))
  expect(dialog.getByText('Lapsed')).toBeVisible()
  expect(dialog.queryByRole('textbox')).toBeNull()
})

test('travelers see their own credits without their name, and what a credit is where they have none', async () => {
  answer(own, makeCreditPage([makeCredit()]))
  const { unmount } = await renderRoute('ownTravelCredits', { path: '/dashboard/credits' })
  expect((await row(/Air Canada/)).queryByText('Camille Tremblay')).toBeNull()
  unmount()
  answer(own, makeCreditPage([]))
  await renderRoute('ownTravelCredits', { path: '/dashboard/credits' })
  expect(await screen.findByRole('heading', { name: 'No travel credits' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Credits by state' })).toBeNull()
})

test('a list that fails offers to try again', async () => {
  fail(company, 500)
  await renderRoute('travelCredits', { path: '/score/credits', whoami: officer })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('Home names the credits that lapse soonest, with the total of each currency, and nothing without any', async () => {
  const credits = [makeCredit({ state: 'lapsing' }), makeCredit({ id: 'c-2', airlineName: 'United', currency: 'USD' })]
  const totals = [
    { currency: 'CAD', usable: 900, lapsing: 400, lapsed: 0 },
    { currency: 'USD', usable: 400, lapsing: 400, lapsed: 0 },
  ]
  answer(company, makeCreditPage(credits, { totals }))
  const { unmount } = await renderPage(<LapsingCredits of="company" />, { whoami: officer, messages: ['credits'] })
  const link = await screen.findByRole('link', { name: 'Camille Tremblay, Air Canada' })
  expect(link).toHaveAttribute('href', '/en-ca/score/credits?creditId=c-1')
  expect(screen.getByText(/2 credits lapse within 60 days: .*400\.00 · .*400\.00/)).toBeVisible()
  unmount()
  answer(own, makeCreditPage([]))
  await renderPage(<LapsingCredits of="own" />, { messages: ['credits'] })
  await waitFor(() => expect(screen.queryByText(/lapse/)).toBeNull())
})
