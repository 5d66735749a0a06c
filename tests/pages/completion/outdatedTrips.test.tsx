import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import { WithOutdatedTrips } from '@/domains/completion/outdatedTrips/WithOutdatedTrips'
import { useProfileNotice } from '@/domains/profile/profileNotice'
import { apiSlice } from '@/store/apiSlice'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeOutdatedTrip } from '#tests/support/trips/outdatedTripFactory.ts'

const bogota = makeOutdatedTrip({ bookingId: 'ONE', destination: 'Bogotá' })
const chicago = makeOutdatedTrip({ bookingId: 'TWO', destination: 'Chicago', departureDate: '2026-06-01T08:00' })

/** Where the page of a profile shows it. */
const Sections = () => (
  <>
    {useProfileNotice()}
    <h1>My profile</h1>
  </>
)

async function open(trips: OutdatedTrip[]) {
  setClock('2026-05-01T12:00:00')
  answer(paths.outdatedTrips, trips)
  const view = await renderPage(
    <WithOutdatedTrips>
      <Sections />
    </WithOutdatedTrips>,
    { messages: ['completion', 'profile', 'trip', 'forms'] },
  )
  /** Another person, or the person elsewhere, has changed the profile. */
  const changed = (later: OutdatedTrip[]) => {
    answer(paths.outdatedTrips, later)
    act(() => void view.store.dispatch(apiSlice.util.invalidateTags(['Changes'])))
  }
  return { ...view, changed }
}
const row = (city: string) => within(screen.getByText(new RegExp(`^${city}, `)).closest('li')!)

test('a second trip is not forgotten when the page is opened again, and each agency is told once', async () => {
  const sent = { sentAt: '2026-05-01T10:00:00Z', agency: 'Northway Travel', replyTo: 'camille@aurora.example' }
  for (const code of ['ONE', 'TWO']) answerChange('post', `${paths.trips}/${code}/report`, sent)
  const { user, changed, unmount } = await open([bogota, chicago])
  expect(await screen.findByText('2 booked trips still have the old details')).toBeVisible()
  const tell = async (city: string, left: OutdatedTrip[]) => {
    await user.click(screen.getByRole('button', { name: `Tell the agency about ${city}` }))
    const dialog = within(await screen.findByRole('dialog'))
    answer(paths.outdatedTrips, left)
    await user.click(dialog.getByRole('button', { name: /^Send/ }))
    await user.click((await dialog.findAllByRole('button', { name: 'Close' })).at(-1)!)
  }
  await tell('Bogotá', [chicago])
  expect(screen.getByText('1 booked trip still has the old details')).toBeVisible()
  expect(row('Bogotá').getByText('Your agency has been told')).toBeVisible()
  await tell('Chicago', [])
  expect(screen.getByText('No booked trip has old details any more')).toBeVisible()
  // A later change is not known to it.
  changed([bogota, { ...chicago, changedAt: '2026-05-01T11:00:00Z' }])
  expect(await screen.findByText('1 booked trip still has the old details')).toBeVisible()
  unmount()
  await open([chicago])
  expect(await screen.findByText('1 booked trip still has the old details')).toBeVisible()
})

test('a trip of which nobody need be told is settled by one press, or says why it could not be', async () => {
  failChange('put', `${paths.trips}/ONE/settled-details`)
  const { user } = await open([{ ...bogota, details: ['passport'], otherPassport: 'FR' }])
  expect(await screen.findByText('1 booked trip may still have the old details')).toBeVisible()
  expect(screen.getByText('Nothing to do if it was booked with your other passport (France).')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Nothing to do for Bogotá' }))
  expect(await row('Bogotá').findByRole('alert')).toBeVisible()
  answerChange('put', `${paths.trips}/ONE/settled-details`, { settledAt: '2026-05-01T12:00:00Z' })
  answer(paths.outdatedTrips, [])
  await user.click(screen.getByRole('button', { name: 'Nothing to do for Bogotá' }))
  expect(await row('Bogotá').findByText('Nothing to do')).toBeVisible()
  expect(screen.getByText('No booked trip has old details any more')).toBeVisible()
  expect(screen.queryByText(/Nothing to do if/)).toBeNull()
})

test('the message to the agency names what this trip holds: passports by country and end, else what changed', async () => {
  const passports = [{ issueCountry: 'CA', ending: '4567' }]
  const { user } = await open([{ ...bogota, details: ['passport', 'membership'], passports }, chicago])
  expect(
    await screen.findByText(/^Changed after booking: name, Canada passport ending in 4567,? and loyalty membership\./),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tell the agency about Bogotá' }))
  const text = await screen.findByDisplayValue(/^This changed in my travel profile after this trip was booked: Canada/)
  expect(text).not.toHaveDisplayValue(/booked: name/)
})

test('a person without such trips sees nothing of it', async () => {
  const { store } = await open([])
  expect(await screen.findByRole('heading', { name: 'My profile' })).toBeVisible()
  await act(() => Promise.all(store.dispatch(apiSlice.util.getRunningQueriesThunk())))
  expect(screen.queryByText(/old details/)).toBeNull()
})
