import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeKpiBreakdown } from '#tests/support/scores/reportFactory.ts'

const show = (changed: Parameters<typeof makeKpiBreakdown>[0] = {}) => {
  answer(`${paths.scores}/kpiBreakdown/b1`, makeKpiBreakdown(changed))
  return renderRoute('scoreBooking', {
    path: '/score/booking/b1',
    route: '/score/booking/:internalInvoiceDetailsId',
  })
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('each indicator says what cost points, with the numbers of the booking and the published formula', async () => {
  await show()
  const advance = await card('Advance purchase')
  expect(advance.getByText('This cost 5.0 points.')).toBeVisible()
  expect(advance.getByText(/booked 10 days before departure/)).toBeVisible()
  expect(await advance.findByText(/From 14 days on it would have scored 8.0/)).toBeVisible()
  expect(await advance.findByText('Formula of advancedPurchase.')).toBeVisible()
  expect((await card('Hotel attachment')).getByText(/^3 nights away, and no hotel was booked/)).toBeVisible()
  expect(
    (await card('Lowest fare accepted')).getByText(
      /the lowest price offered for the same booking was US\$800.00. That is US\$200.00/,
    ),
  ).toBeVisible()
  expect((await card('Online adoption')).getByText(/although the booking tool could have/)).toBeVisible()
})

test('both clocks and the verdict of the policy are named', async () => {
  await show()
  const how = await card('How it was booked')
  expect(how.getByText(/^Booked on Apr.* 1, 2026: 10 days before departure/)).toBeVisible()
  expect(how.getByText(/^Ticketed on Apr.* 3, 2026: 8 days before departure/)).toBeVisible()
  expect(how.getByText(/^Out of policy: the cheaper option does not suit the schedule/)).toBeVisible()
})

test('the slider shows what another day would have scored', async () => {
  await show()
  const slider = await screen.findByRole('slider', { name: 'Booked 10 days before departure' })
  fireEvent.change(slider, { target: { value: '21' } })
  expect(screen.getByRole('slider', { name: 'Booked 21 days before departure' })).toBeVisible()
  expect(screen.getByText('Advance purchase would score 10.0, the booking as a whole 4.5.')).toBeVisible()
})

test('the slider begins at the days of a booking made earlier than any step', async () => {
  await show({ daysBookInAdvance: 44, advancedPurchaseScore: 10 })
  const slider = await screen.findByRole('slider', { name: 'Booked 44 days before departure' })
  expect(slider).toHaveValue('44')
  expect(slider).toHaveAttribute('max', '44')
})

test('a booking with a reference price shows what it saved, and its share', async () => {
  const { unmount } = await show({ referenceFare: 1250, savings: 250 })
  const money = await card('What it cost')
  expect(money.getByText('Reference price')).toBeVisible()
  expect(money.getByText('US$1,250.00')).toBeVisible()
  expect(money.getByText('US$250.00')).toBeVisible()
  expect(money.getByText('20.00% of the reference price')).toBeVisible()
  unmount()
  await show()
  expect((await card('What it cost')).queryByText('Reference price')).toBeNull()
})

test('a booking of only a hotel says why hotel attachment does not apply', async () => {
  await show({ hotelAttachmentScore: null, attachedHotel: null, spending: [{ category: 'hotel', amount: 1000 }] })
  expect((await card('Hotel attachment')).getByText(/only overnight trips by air or rail count/)).toBeVisible()
})

test('an indicator that does not apply says why, and has no score', async () => {
  await show({ lowestFareAcceptanceScore: null, lowFare: null, acceptedLowestFare: null })
  const fare = await card('Lowest fare accepted')
  expect(fare.getByText('Not applicable: the lowest price offered for this booking is not known.')).toBeVisible()
  expect(fare.getByText('Not scored')).toBeVisible()
})

test('only the reader’s own trip can be opened', async () => {
  const { unmount } = await show()
  await card('What it cost')
  expect(screen.queryByRole('link', { name: 'Open the trip' })).toBeNull()
  unmount()
  await show({ isOwnTrip: true })
  expect(await screen.findByRole('link', { name: 'Open the trip' })).toHaveAttribute(
    'href',
    '/en-ca/dashboard/trips/ABC123',
  )
})

test('a booking is explained without formulas where the backend publishes none', async () => {
  learnAdditions([])
  await show()
  expect((await card('Advance purchase')).getByText(/booked 10 days before departure/)).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('a booking of somebody else is said to be missing', async () => {
  fail(`${paths.scores}/kpiBreakdown/b1`, 404)
  await renderRoute('scoreBooking', { path: '/score/booking/b1', route: '/score/booking/:internalInvoiceDetailsId' })
  expect(await screen.findByRole('heading', { name: 'These scores are not there' })).toBeVisible()
})
