import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { ItineraryButton } from '@/domains/itinerary/shared/trips/TripDownloads'
import { makeTrip } from '#tests/support/page/factories.ts'
import { network } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

test.each([
  ['/itineraries/T1', 1],
  ['', 0],
])('the itinerary of a trip is offered where there is one: %j', async (itineraryDownloadUrl, count) => {
  await renderPage(<ItineraryButton trip={makeTrip({ itineraryDownloadUrl })} />)
  expect(screen.queryAllByRole('button', { name: /itinerary/i })).toHaveLength(count)
})

test('a third document at once is explained, and can be tried again', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => undefined
  const refusal = { successfull: false, messageCode: 'documentsUnderWay', message: 'In English, for developers.' }
  network.use(http.get('*/itineraries/T1', () => HttpResponse.json(refusal, { status: 429 })))
  const { user } = await renderPage(<ItineraryButton trip={makeTrip({ itineraryDownloadUrl: '/itineraries/T1' })} />)
  await user.click(screen.getByRole('button', { name: /itinerary/i }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'Two documents are still being made for you. Try again once one of them is there. Try again',
  )
  network.use(http.get('*/itineraries/T1', () => HttpResponse.text('%PDF-')))
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(clicked).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).toBeNull()
})
