import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import ChangeImpact from '@/domains/completion/ChangeImpact'
import { detailsChanged } from '@/domains/completion/changedDetails.slice'
import { useChanged } from '@/domains/completion/useChanged'
import { learnAdditions } from '@/http/additions'
import { apiSlice } from '@/store/apiSlice'
import { makeSegment, makeTrip, places } from '#tests/support/page/factories.ts'
import { answer, answerChange, paths } from '#tests/support/page/network.ts'
import { documentsPath, makePassport } from '#tests/support/profile/passportPage.tsx'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const profileRef = { companyId: 'aurora', profileId: 'p1' }

/** A page of the profile that can be left and opened again. */
function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Return'}</button>
      {isOpen && <Notice />}
    </>
  )
}
const Notice = () => <ChangeImpact profileRef={profileRef} changed={useChanged(profileRef.profileId).changed} />

test('a second trip is not forgotten when the page is left, and each agency is told once', async () => {
  learnAdditions([{ name: 'tripreport', status: 'enabled' }])
  answer(paths.trips, [
    makeTrip({ bookingId: 'ONE', internalTripId: 't1', destination: 'Bogotá' }),
    makeTrip({ bookingId: 'TWO', internalTripId: 't2', destination: 'Chicago' }),
  ])
  const sent = { sentAt: '2026-05-01T10:00:00Z', agency: 'Northway Travel', replyTo: 'camille@aurora.example' }
  for (const code of ['ONE', 'TWO']) answerChange('post', `${paths.trips}/${code}/report`, sent)
  const { user, store } = await renderPage(<Page />, { messages: ['completion', 'trip', 'forms'] })
  const change = () => act(() => void store.dispatch(detailsChanged({ ...profileRef, fields: ['firstName'] })))
  change()
  expect(await screen.findByText('2 booked trips still have the old details')).toBeVisible()
  const tell = async (city: string) => {
    await user.click(screen.getByRole('button', { name: `Tell the agency about ${city}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^Send/ }))
    await user.click((await dialog.findAllByRole('button', { name: 'Close' })).at(-1)!)
  }
  await tell('Bogotá')
  expect(screen.getByText('1 booked trip still has the old details')).toBeVisible()
  expect(screen.getByText('Your agency has been told')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(screen.getByRole('button', { name: 'Return' }))
  expect(await screen.findByText('1 booked trip still has the old details')).toBeVisible()
  await tell('Chicago')
  expect(screen.getByText('Your agency knows of the change')).toBeVisible()
  // A later change is not known to it.
  change()
  expect(await screen.findByText('2 booked trips still have the old details')).toBeVisible()
})

describe('a changed passport', () => {
  const canadian = makePassport()
  const french = makePassport({ id: 'd2', issueCountry: 'FR', number: '*****9912' })
  const london = makeTrip({ bookingId: 'LON', destination: 'London', segments: [makeSegment({ to: places.LHR })] })

  async function change(document: typeof canadian, { isNew = false } = {}) {
    setClock('2026-05-01T12:00:00')
    learnAdditions([{ name: 'tripreport', status: 'enabled' }])
    answer(paths.trips, [london])
    const view = await renderPage(<Page />, { messages: ['completion', 'profile', 'trip', 'forms'] })
    const { id, issueCountry, number } = document
    const changed = { id, issueCountry, number, isNew }
    act(
      () => void view.store.dispatch(detailsChanged({ ...profileRef, fields: ['travelDocument'], document: changed })),
    )
    return view
  }

  test('the only passport leaves old details in a trip abroad, and the message to the agency names it', async () => {
    answer(documentsPath, [canadian])
    const { user } = await change(canadian)
    expect(await screen.findByText('1 booked trip still has the old details')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Tell the agency about London' }))
    const text = await screen.findByDisplayValue(/Canada passport ending in 4567/)
    expect(text).toHaveDisplayValue(/^This changed in my travel profile after this trip was booked: Canada passport/)
  })

  test('a trip for which another passport is good may hold either, and only the person knows', async () => {
    answer(documentsPath, [canadian, french])
    await change(canadian)
    expect(await screen.findByText('1 booked trip may still have the old details')).toBeVisible()
    const either = 'Nothing to do if it was booked with your other passport (France).'
    expect(screen.getByText(either)).toBeVisible()
    expect(screen.queryByText(/still has the old details/)).toBeNull()
  })

  test('another passport that expires too soon leaves no doubt', async () => {
    answer(documentsPath, [canadian, { ...french, expirationDate: '2026-05-02' }])
    await change(canadian)
    expect(await screen.findByText('1 booked trip still has the old details')).toBeVisible()
    expect(screen.queryByText(/Nothing to do/)).toBeNull()
  })

  test('a second passport that was added concerns no trip for which the first is good', async () => {
    answer(documentsPath, [canadian, french])
    const { store } = await change(french, { isNew: true })
    await waitFor(() => expect(Object.keys(store.getState().api.queries).join()).toContain('travelDocuments'))
    await act(() => Promise.all(store.dispatch(apiSlice.util.getRunningQueriesThunk())))
    expect(screen.queryByText(/old details/)).toBeNull()
  })

  test('a removed passport is still named', async () => {
    answer(documentsPath, [])
    await change(french)
    expect(await screen.findByText(/You changed: France passport ending in 9912\./)).toBeVisible()
  })
})
