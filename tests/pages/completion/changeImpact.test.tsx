import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import ChangeImpact from '@/domains/completion/ChangeImpact'
import { detailsChanged } from '@/domains/completion/changedDetails.slice'
import { useChanged } from '@/domains/completion/useChanged'
import { learnAdditions } from '@/http/additions'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

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
