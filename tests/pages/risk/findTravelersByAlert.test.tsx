import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { latestSearch } from '@/domains/risk/findTravelers.slice'
import { apiSlice } from '@/store/apiSlice'
import { makeAlert } from '#tests/support/risk/alertFactory.ts'
import { makeItinerary } from '#tests/support/risk/itineraryReportFactory.ts'
import { makeRollCall, pageOfRows } from '#tests/support/risk/rollCallFactory.ts'
import { rollCallsPath } from '#tests/support/risk/rollCallScene.ts'
import { answer, answerChange, answerQueries, fail, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { openTravelerSearch, prepareTravelerSearch, reportOf, travelerRow } from '#tests/support/risk/travelerSearch.ts'

prepareTravelerSearch()
const preview = { people: 4, guests: 0, languages: ['en'], unreachable: [], askedRecently: 0 }
const quake = makeAlert({ trips: [] })

test('an alert that is searched for is shown with what to do in a fold, and its travelers are found on all days', async () => {
  answer(paths.alerts, [quake])
  const { last, user } = await openTravelerSearch('?p=event:a1')
  const alert = within(await screen.findByRole('region', { name: 'The alert of this search' }))
  await user.click(await alert.findByText('What to do', { selector: 'summary' }))
  for (const words of ['Strong earthquake near Bogotá', 'Bogotá and surroundings', 'Follow local authorities.'])
    expect(await alert.findByText(words)).toBeVisible()
  expect(alert.getByText(/^Sentinel Watch/)).toBeVisible()
  expect(screen.getByText('Alert: Strong earthquake near Bogotá')).toBeVisible()
  expect(last()).toMatchObject({ alertId: 'a1', tripStatuses: 'InProgress,Upcoming' })
  expect(Object.keys(last())).not.toContain('fromDate')
})

test('with an alert the people and the question come first, then the list, the map and the other searches', async () => {
  answer(paths.alerts, [quake])
  const { user } = await openTravelerSearch('?p=event:a1', () =>
    reportOf([makeItinerary()], { totalInProgressCount: 1, totalUpcomingCount: 0 }),
  )
  await travelerRow(/Étienne/)
  const alert = within(await screen.findByRole('region', { name: 'The alert of this search' }))
  // The list of a phone begins below its first screen.
  expect(await alert.findByText(/^Étienne \S+( and \d more)?$/)).toBeVisible()
  expect(await alert.findByText(/^\d+ pe\w+ · Travelling now$/)).toBeVisible()
  const order = [
    alert.getByRole('button', { name: 'Ask if they are safe' }),
    screen.getByRole('search'),
    screen.getByRole('table', { name: 'Travellers' }),
    screen.getByRole('group', { name: 'Map of travellers' }),
    screen.getByRole('navigation', { name: 'Frequent searches' }),
  ]
  const follows = order.slice(1).map((each, at) => order[at]!.compareDocumentPosition(each))
  expect(follows).toEqual(follows.map(() => Node.DOCUMENT_POSITION_FOLLOWING))
  expect(screen.getAllByRole('button', { name: /^Ask/ })).toHaveLength(1)
  const fold = screen.getByRole('button', { name: /^Filters/ })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  await user.click(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'true')
})

test('an alert about which people were asked shows their answers so far, and leads to them before asking again', async () => {
  answer(paths.alerts, [quake])
  answerChange('post', `${rollCallsPath}/preview`, preview)
  const closed = makeRollCall({ id: 'rc-0', isOpen: false })
  const listed = answerQueries(rollCallsPath, () => pageOfRows([makeRollCall({ alertId: 'a1' }), closed]))
  const { user } = await openTravelerSearch('?p=event:a1')
  await travelerRow(/Étienne/)
  const alert = within(await screen.findByRole('region', { name: 'The alert of this search' }))
  expect(await alert.findByText(/1 needs help, 1 without an answer, 1 safe, 1 not reachable by e-mail/)).toBeVisible()
  expect(Object.fromEntries(listed[0]!)).toMatchObject({ alertId: 'a1', pageNumber: '1' })
  const follow = alert.getByRole('link', { name: 'Follow the answers' })
  expect(follow).toHaveAttribute('href', '/en-ca/find-travelers/roll-calls/rc-1')
  const again = alert.getByRole('button', { name: 'Ask again' })
  expect(follow.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(alert.queryByRole('button', { name: 'Ask if they are safe' })).toBeNull()
  await user.click(again)
  expect(await screen.findByText('4 people')).toBeVisible()
})

test('the window of a question that was sent stays while the card behind it learns of the roll call', async () => {
  answer(paths.alerts, [quake])
  answerChange('post', `${rollCallsPath}/preview`, preview)
  answerChange('post', rollCallsPath, makeRollCall({ alertId: 'a1' }))
  const { user } = await openTravelerSearch('?p=event:a1')
  await travelerRow(/Étienne/)
  await user.click(await screen.findByRole('button', { name: 'Ask if they are safe' }))
  expect(await screen.findByText('4 people')).toBeVisible()
  const listed = answerQueries(rollCallsPath, () => pageOfRows([makeRollCall({ alertId: 'a1' })]))
  await user.click(screen.getByRole('button', { name: 'Ask now' }))
  await waitFor(() => expect(listed).not.toHaveLength(0))
  expect(await screen.findByText('Sent to 3 people')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(await screen.findByRole('link', { name: 'Follow the answers' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible()
})

test('an alert whose roll call has ended offers to ask as before', async () => {
  answer(paths.alerts, [quake])
  answer(rollCallsPath, pageOfRows([makeRollCall({ alertId: 'a1', isOpen: false })]))
  await openTravelerSearch('?p=event:a1')
  await travelerRow(/Étienne/)
  const alert = within(await screen.findByRole('region', { name: 'The alert of this search' }))
  expect(await alert.findByRole('button', { name: 'Ask if they are safe' })).toBeVisible()
  expect(alert.queryByRole('link', { name: 'Follow the answers' })).toBeNull()
})

test('an alert without people says that nobody is there, and what was searched', async () => {
  answer(paths.alerts, [quake])
  await openTravelerSearch('?p=event:a1', () =>
    reportOf([], { places: [], totalInProgressCount: 0, totalUpcomingCount: 0 }),
  )
  const alert = within(await screen.findByRole('region', { name: 'The alert of this search' }))
  expect(await alert.findByText('Nobody is there.')).toBeVisible()
  expect(alert.getByText(/status Travelling now or Upcoming/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull()
})

test('an alert that is over is said to be over, and not named by its id', async () => {
  await openTravelerSearch('?p=event:a1')
  expect(await screen.findByText(/^This alert is over/)).toBeVisible()
  expect(screen.getByText('The chosen alert')).toBeVisible()
  expect(screen.queryByText(/a1/)).toBeNull()
})

test('alerts that did not load are not taken for none', async () => {
  fail(paths.alerts)
  await openTravelerSearch('?alertId=a1')
  expect(await screen.findByText(/^The alerts did not load\. This does not mean/)).toBeVisible()
})

test('where all travelers have another status, the list says so and leads to them', async () => {
  const { user, last } = await openTravelerSearch('?p=event:a1', (query) =>
    query.get('displayTripStatus') === 'Upcoming'
      ? reportOf([makeItinerary()], { tripsStatus: 'Upcoming', totalInProgressCount: 0, totalUpcomingCount: 1 })
      : reportOf([], { places: [], totalInProgressCount: 0, totalUpcomingCount: 1 }),
  )
  expect(await screen.findByRole('heading', { name: 'No traveller with this status' })).toBeVisible()
  expect(screen.queryByText('No traveller matches')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Show: Upcoming (1)' }))
  await travelerRow(/Étienne/)
  expect(last()).toMatchObject({ displayTripStatus: 'Upcoming', alertId: 'a1' })
})

test('an empty result says how many match on other days, and leads to them', async () => {
  const { user } = await openTravelerSearch('', (query) =>
    query.has('fromDate')
      ? reportOf([], { places: [], otherDaysCount: 14, totalInProgressCount: 0 })
      : reportOf([makeItinerary()], { tripsStatus: 'Upcoming', totalInProgressCount: 0, totalUpcomingCount: 14 }),
  )
  expect(await screen.findByText(/^14 trips match on other days/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Search all days' }))
  await travelerRow(/Étienne/)
  expect(screen.getByRole('link', { name: 'Upcoming 14', current: 'page' })).toBeVisible()
})

test('the question to all names their status, and begins with the headline of the alert', async () => {
  answer(paths.alerts, [quake])
  answerChange('post', '/companies/aurora/roll-calls/preview', preview)
  const sent = answerChange('post', '/companies/aurora/roll-calls', makeRollCall())
  const { user } = await openTravelerSearch('?p=event:a1', () =>
    reportOf([makeItinerary()], { totalInProgressCount: 4, totalUpcomingCount: 3 }),
  )
  await travelerRow(/Étienne/)
  await screen.findByText('Alert: Strong earthquake near Bogotá')
  await user.click(screen.getByRole('button', { name: 'Ask if they are safe' }))
  expect(await screen.findByRole('textbox', { name: /What happened/ })).toHaveValue('Strong earthquake near Bogotá')
  await user.click(screen.getByRole('button', { name: 'Ask now' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ alertId: 'a1', query: { alertId: 'a1', displayTripStatus: 'InProgress' } }]),
  )
})

test('a roll call that was sent shows in the list, and what is typed for another stays while nobody is found', async () => {
  answerChange('post', '/companies/aurora/roll-calls/preview', preview)
  let isAnyoneThere = true
  const { user, asked, store } = await openTravelerSearch('', () =>
    isAnyoneThere ? reportOf([makeItinerary()]) : reportOf([], { places: [], totalInProgressCount: 0 }),
  )
  await travelerRow(/Étienne/)
  await user.click(screen.getByRole('button', { name: /^Ask the person travelling now/ }))
  await user.type(await screen.findByRole('textbox', { name: /What happened/ }), 'Storm')
  isAnyoneThere = false
  act(() => void store.dispatch(apiSlice.util.invalidateTags(['RollCalls'])))
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Étienne/, hidden: true })).toBeNull())
  expect(screen.getByRole('textbox', { name: /What happened/ })).toHaveValue('Storm')
})

test('§8 the message code of a failed report is in the store until one succeeds', async () => {
  fail(paths.itineraryReport)
  const { user, store } = await renderRoute('reports', { path: '/find-travelers' })
  await screen.findByRole('button', { name: 'Try again' })
  expect(latestSearch(store.getState()).messageCode).toBe('unavailable')
  answer(paths.itineraryReport, reportOf([makeItinerary()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await travelerRow(/Étienne/)
  expect(latestSearch(store.getState()).messageCode).toBe('')
})
