import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FlightField } from '@/domains/risk/travelers/search/FlightField'
import { makeItinerary } from '#tests/support/risk/itineraryReportFactory.ts'
import { hang, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { openTravelerSearch, prepareTravelerSearch, reportOf, travelerRow } from '#tests/support/risk/travelerSearch.ts'

prepareTravelerSearch()
const flight = () => screen.getByRole('combobox', { name: 'Flight or airline' })
const filters = () => screen.getByRole('search', { name: 'Search for travellers' })

test('letters that are typed while the search renders stay in the field of the flight', async () => {
  const search = vi.fn()
  function LateAddress() {
    const [airlineCode, setAirline] = useState('')
    return (
      <>
        <FlightField value={{ airlineCode, flightNumber: '' }} onChange={search} />
        <button onClick={() => setAirline('AC')}>The address arrives</button>
      </>
    )
  }
  await renderPage(<LateAddress />, { path: '/find-travelers' })
  fireEvent.change(flight(), { target: { value: 'AC' } })
  await waitFor(() => expect(search).toHaveBeenCalledWith({ airlineCode: 'AC', flightNumber: '' }))
  fireEvent.change(flight(), { target: { value: 'AC 8' } })
  fireEvent.click(screen.getByRole('button', { name: 'The address arrives' }))
  expect(flight()).toHaveValue('AC 8')
})

test('a flight that becomes unreadable is not searched for any more', async () => {
  const { user, last } = await openTravelerSearch('?airlineCode=AC&flightNumber=871')
  await travelerRow(/Étienne/)
  await user.type(flight(), 'x9')
  expect(await screen.findByText(/^Not a flight/)).toBeVisible()
  await waitFor(() => expect(Object.keys(last())).not.toContain('airlineCode'))
  expect(flight()).toHaveValue('AC 871x9')
})

test('the button that clears also empties texts that could not be searched for, and the focus is on the filters', async () => {
  const { user, address } = await openTravelerSearch('?p=next7')
  await travelerRow(/Étienne/)
  await user.type(flight(), 'Air Canada')
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(address()).toBe('/en-ca/find-travelers'))
  expect(flight()).toHaveValue('')
  expect(filters()).toHaveFocus()
  expect(screen.queryByRole('link', { name: 'Next 7 days', current: 'page' })).toBeNull()
})

test('the days can be left open, and a search without days says so in its address', async () => {
  const { user, last, address } = await openTravelerSearch()
  await travelerRow(/Étienne/)
  await user.clear(screen.getByRole('textbox', { name: 'From' }))
  await user.clear(screen.getByRole('textbox', { name: 'To' }))
  await waitFor(() => expect(address()).toBe('/en-ca/find-travelers?fromDate=&toDate='))
  await waitFor(() => expect(Object.keys(last())).not.toContain('toDate'))
  expect(screen.queryByText('Enter a day that exists.')).toBeNull()
})

test('after midnight the first change searches around the new day', async () => {
  const { user, last, address } = await openTravelerSearch()
  await travelerRow(/Étienne/)
  setClock('2026-05-10T00:05:00')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await user.type(screen.getByRole('searchbox', { name: 'Name or e-mail' }), 'Lavoie')
  await waitFor(() => expect(last()).toMatchObject({ term: 'Lavoie', fromDate: '2026-05-09', toDate: '2026-05-11' }))
  expect(address()).not.toContain('fromDate')
})

test('the distance of a circle is that of the address, and another is searched around the same point', async () => {
  const { user, asked, last } = await openTravelerSearch('?near=45.5,-73.55,300')
  await travelerRow(/Étienne/)
  const km = screen.getByRole('textbox', { name: 'Within (km)' })
  expect(km).toHaveValue('300')
  await user.clear(km)
  await user.type(km, '250')
  await waitFor(() => expect(last()).toMatchObject({ near: '45.5,-73.55,250' }))
  // Not searched digit by digit.
  expect(asked.map((query) => query.get('near'))).toEqual(['45.5,-73.55,300', '45.5,-73.55,250'])
})

test('the focus goes on to the next choice when one is removed, then to the filters', async () => {
  const { user, address } = await openTravelerSearch('?near=45.5,-73.55,300&alertId=a1&at=BOG')
  await travelerRow(/Étienne/)
  await user.click(screen.getByRole('button', { name: 'Remove the distance' }))
  expect(screen.getByRole('button', { name: 'Remove the alert' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/en-ca/find-travelers'))
  expect(filters()).toHaveFocus()
})

test('the other marks stay on the map while the rows of one are loading', async () => {
  const { user, address } = await openTravelerSearch('?page=2', () =>
    reportOf([makeItinerary()], { totalInProgressCount: 25 }),
  )
  await travelerRow(/Étienne/)
  hang(paths.itineraryReport)
  const mark = await screen.findByRole('button', { name: /^Bogotá, Colombia/ })
  await user.click(mark)
  await waitFor(() => expect(address()).toContain('at=BOG'))
  expect(mark).toBeInTheDocument()
  expect(mark).toHaveFocus()
})

test('a page beyond the last leads to the first', async () => {
  const { user, last } = await openTravelerSearch('?page=9', (query) =>
    reportOf(query.get('pageNumber') === '1' ? [makeItinerary()] : [], { totalInProgressCount: 1 }),
  )
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }))
  await travelerRow(/Étienne/)
  expect(last()).toMatchObject({ pageNumber: '1' })
})

test('travelers who were ticked in one search are not asked in the next', async () => {
  const { user } = await openTravelerSearch()
  await travelerRow(/Étienne/)
  await user.click(screen.getByRole('checkbox', { name: 'Select Étienne Lavoie' }))
  expect(screen.getByRole('button', { name: 'Ask if they are safe' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'High risk' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask if they are safe' })).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Select Étienne Lavoie' })).not.toBeChecked()
})
