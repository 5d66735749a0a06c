import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { mostSelected } from '#contract/arranger/travelers.ts'
import { answerChange, answerFile, failChange, network, paths } from '#tests/support/page/network.ts'
import { makeTraveler, makeTravelerPage, makeTravelerTrip } from '#tests/support/arranger/travelerFactory.ts'
import { beginBoard, serve, showBoard } from '#tests/support/arranger/travelersBoard.tsx'

beforeEach(beginBoard)

test('travelers selected on two pages are mailed their itineraries with a note, and the result is shown', async () => {
  const people = [[makeTraveler({ firstName: 'Ann', trip: makeTravelerTrip() })], [makeTraveler({ firstName: 'Bob' })]]
  network.use(
    http.get(`*/api/main${paths.travelers}`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pageNumber') ?? 1)
      return HttpResponse.json(makeTravelerPage(people[page - 1]!, 11))
    }),
  )
  const sent = answerChange('post', `${paths.travelers}/itinerary-mails`, { sent: ['p-Ann'], withoutTrip: ['p-Bob'] })
  const { user } = await showBoard()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann Lavoie' }))
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bob Lavoie' }))
  expect(screen.getByText('2 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'E-mail itineraries' }))
  const dialog = await screen.findByRole('dialog', { name: 'E-mail itineraries' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ann Lavoie', 'Bob Lavoie (no trip ahead)'])
  await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'See you there')
  await user.click(within(dialog).getByRole('button', { name: 'Send to 2 travellers' }))
  expect(await within(dialog).findByText('Sent to 1 traveller')).toBeVisible()
  expect(within(dialog).getByText('Bob Lavoie has no trip ahead and was sent nothing.')).toBeVisible()
  expect(sent).toEqual([{ profileIds: ['p-Ann', 'p-Bob'], note: 'See you there' }])
})

test('travelers mailed within the hour are named as skipped, with the reason', async () => {
  serve([makeTraveler({ firstName: 'Ann', trip: makeTravelerTrip() })])
  answerChange('post', `${paths.travelers}/itinerary-mails`, { sent: [], withoutTrip: [], tooSoon: ['p-Ann'] })
  const { user } = await showBoard()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann Lavoie' }))
  await user.click(screen.getByRole('button', { name: 'E-mail itineraries' }))
  const dialog = await screen.findByRole('dialog', { name: 'E-mail itineraries' })
  await user.click(await within(dialog).findByRole('button', { name: 'Send to 1 traveller' }))
  expect(await within(dialog).findByText(/^Ann Lavoie got such a mail from you within the last hour/)).toBeVisible()
})

test('nothing is sent where one traveler has withdrawn the approval, and the dialog explains it', async () => {
  serve([makeTraveler({ firstName: 'Ann', trip: makeTravelerTrip() })])
  failChange('post', `${paths.travelers}/itinerary-mails`, 403, 'notYourTraveller')
  const { user } = await showBoard()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann Lavoie' }))
  await user.click(screen.getByRole('button', { name: 'E-mail itineraries' }))
  const dialog = await screen.findByRole('dialog', { name: 'E-mail itineraries' })
  await user.click(await within(dialog).findByRole('button', { name: 'Send to 1 traveller' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('Nothing was sent')
  expect(alert).toHaveTextContent('One of them no longer lets you arrange their travel.')
})

test('the calendar of selected travelers is downloaded by their ids, or explained where they have no trip', async () => {
  serve([makeTraveler({ firstName: 'Ann', trip: makeTravelerTrip() }), makeTraveler({ firstName: 'Bob' })])
  let ids: string | null = null
  answerFile(`${paths.travelers}/calendar`, 'travelers.ics')
  network.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/arranger/calendar')) ids = searchParams.get('profileIds')
  })
  const { user } = await showBoard()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bob Lavoie' }))
  expect(screen.getByText(/^They have no trip ahead/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => undefined
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Calendar' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(ids).toBe('p-Ann,p-Bob')
})

test('a selection over the limit is reported instead of being refused later', async () => {
  const many = Array.from({ length: mostSelected + 1 }, (_, at) =>
    makeTraveler({ firstName: `P${at}`, trip: makeTravelerTrip() }),
  )
  serve(many)
  const { user } = await showBoard()
  const all = await screen.findByRole('checkbox', { name: 'Select all rows on this page' })
  // There is nothing to select before the rows have come.
  await waitFor(() => expect(all).toBeEnabled())
  await user.click(all)
  expect(screen.getByText('At most 100 at once. Select fewer.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Calendar' })).toBeNull()
})
