import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeSegment, makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const one = `${paths.trips}/ABC123`
const segment = makeSegment({ id: 's-1', number: '1' })
const mine = makeTrip({ source: 'manual', isVerified: false, version: 1, segments: [segment] })
const theirs = { ...mine, version: 2, segments: [{ ...segment, number: '99' }] }

beforeAll(() => import('@/domains/trips/manual/ManualTripDialog'), 60_000)
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer(one, mine)
})

/** Types another flight number and saves, after another person has changed the trip. */
async function saveAgainst() {
  const page = {
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    messages: ['forms' as const, 'manual' as const],
  }
  const { user } = await renderPage(<TripPage />, page)
  await user.click(await screen.findByRole('button', { name: 'Change this trip' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(await within(dialog).findByLabelText(/^Flight number/), { target: { value: 'AC 5' } })
  const failure = { successfull: false, messageCode: 'changedMeanwhile', message: 'Changed.', current: theirs }
  answerChange('put', one, failure, 412)
  answer(one, theirs)
  await user.click(within(dialog).getByRole('button', { name: 'Save the trip' }))
  await within(dialog).findByText('This trip was changed in the meantime')
  return { user, dialog }
}
const number = (dialog: HTMLElement) => within(dialog).getByLabelText(/^Flight number/)

test('a trip changed by another person shows the change, keeps typed values, and is replaced on purpose', async () => {
  const { user, dialog } = await saveAgainst()
  expect(
    within(dialog)
      .getByText(/AC 1 ·/)
      .closest('del'),
  ).not.toBeNull()
  expect(
    within(dialog)
      .getByText(/AC 99 ·/)
      .closest('ins'),
  ).not.toBeNull()
  expect(number(dialog)).toHaveValue('AC 5')
  const sent = answerChange('put', one, { ...theirs, version: 3 })
  await user.click(within(dialog).getByRole('button', { name: 'Save the trip' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ version: 2 })]))
})

test('a trip changed by another person can be taken over as it is now', async () => {
  const { user, dialog } = await saveAgainst()
  await user.click(within(dialog).getByRole('button', { name: 'Take it as it is now' }))
  expect(number(dialog)).toHaveValue('AC 99')
  expect(within(dialog).queryByText('This trip was changed in the meantime')).toBeNull()
})
