import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeSegment, makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail, failChange, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const one = `${paths.trips}/ABC123`
const flight = makeSegment({ id: 's-1' })
const makeCancellation = (changed: Partial<Cancellation> = {}): Cancellation => ({
  bookingId: 'ABC123',
  version: 3,
  isCancellable: true,
  obstacle: null,
  cancelledAt: null,
  currency: 'CAD',
  paid: 500,
  refund: 120.5,
  lost: 379.5,
  givenBack: [],
  segments: [
    {
      segmentId: 's-1',
      rule: 'fareKept',
      paid: 500,
      refund: 120.5,
      lost: 379.5,
      freeUntil: '2026-04-21T15:00:00Z',
      freeUntilLocal: '2026-04-21T11:00',
      timeZone: 'America/Toronto',
    },
  ],
  credits: [],
  creditNoteId: null,
  ...changed,
})

async function open(button: string) {
  const view = await renderPage(<TripPage />, {
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    messages: ['calendar', 'cancel', 'forms', 'manual'],
  })
  await view.user.click(await screen.findByRole('button', { name: button }))
  return { ...view, dialog: await screen.findByRole('dialog') }
}

// The windows come on demand; on a busy machine the first would come too late for a test.
beforeAll(() =>
  Promise.all([
    import('@/domains/trips/cancel/CancelDialog'),
    import('@/domains/trips/shared/ReportDialog'),
    import('@/domains/trips/manual/RemoveTripDialog'),
  ]),
)
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer(one, makeTrip({ segments: [flight] }))
  answer(`${one}/cancellation`, makeCancellation())
})

describe('the dialog to cancel a trip', () => {
  test('canceling a trial mentions no money, as nothing is charged', async () => {
    answer(one, makeTrip({ segments: [flight], standing: 'trial' }))
    answerChange('post', `${one}/cancel`, makeCancellation({ cancelledAt: '2026-05-09T12:00:00Z' }))
    const { user, dialog } = await open('Cancel this trip')
    expect(screen.getByText(/^No airline, hotel, railway or car rental company knows of it/)).toBeInTheDocument()
    expect(await within(dialog).findByText(/^This was a trial booking: nothing was charged/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the trip' }))
    expect(await screen.findByText('Your trip is cancelled')).toBeVisible()
    expect(dialog).not.toHaveTextContent(/\$|card/)
  })

  test('canceling shows refund and loss before the button, then the result', async () => {
    const sent = answerChange('post', `${one}/cancel`, makeCancellation({ cancelledAt: '2026-05-09T12:00:00Z' }))
    const { user, dialog } = await open('Cancel this trip')
    expect(await within(dialog).findByText('$120.50 back')).toBeVisible()
    expect(within(dialog).getByText('$379.50 lost')).toBeVisible()
    expect(within(dialog).getByText('The airline keeps the fare and returns the taxes')).toBeVisible()
    expect(within(dialog).getByText('Refund')).toBeVisible()
    expect(within(dialog).getByText('The refund goes back to the card it was paid with.')).toBeVisible()
    expect(within(dialog).getByText('Your bank should show it within 14 days.')).toBeVisible()
    expect(within(dialog).getByText('A cancelled trip cannot be brought back.')).toBeVisible()
    expect(sent).toEqual([])
    answer(one, makeTrip({ segments: [flight], tripStatus: 'Cancelled', isCancellable: false }))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the trip' }))
    expect(await screen.findByText('Your trip is cancelled')).toBeVisible()
    expect(screen.getByText('$120.50 goes back to the card it was paid with.')).toBeVisible()
    expect(sent).toEqual([{ version: 3 }])
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this trip' })).toBeNull())
    expect(screen.getByText('Cancelled')).toBeVisible()
    // The button that opened the window is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('canceling shows its deadline, on which clock', async () => {
    const [segment] = makeCancellation().segments
    answer(`${one}/cancellation`, makeCancellation({ segments: [{ ...segment!, rule: 'withinADay' }] }))
    const { dialog } = await open('Cancel this trip')
    expect(await within(dialog).findByText(/until Tue.*Apr.* 21, 11:00\sa\.m\.\sEDT$/)).toBeVisible()
  })

  test('canceling a changed trip cancels nothing, shows the current trip and asks again', async () => {
    failChange('post', `${one}/cancel`, 412, 'changedMeanwhile')
    const { user, dialog } = await open('Cancel this trip')
    await within(dialog).findByText('$120.50 back')
    answer(`${one}/cancellation`, makeCancellation({ version: 4, refund: 80, lost: 420 }))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the trip' }))
    expect(await screen.findByText('The trip changed in the meantime')).toBeVisible()
    await waitFor(() => expect(within(dialog).getByText('$80.00')).toBeVisible())
    const sent = answerChange('post', `${one}/cancel`, makeCancellation())
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the trip' }))
    await waitFor(() => expect(sent).toEqual([{ version: 4 }]))
  })

  test('a failed cancellation says that nothing happened', async () => {
    failChange('post', `${one}/cancel`)
    const { user, dialog } = await open('Cancel this trip')
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel the trip' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The trip was not cancelled')
  })

  test('canceling with an unknown cost is disabled', async () => {
    fail(`${one}/cancellation`)
    const { dialog } = await open('Cancel this trip')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('what cancelling would cost')
    expect(within(dialog).queryByRole('button', { name: 'Cancel the trip' })).toBeNull()
  })

  test('an impossible cancellation has its reason', async () => {
    answer(
      `${one}/cancellation`,
      makeCancellation({ isCancellable: false, obstacle: 'started', segments: [], paid: 0, refund: 0, lost: 0 }),
    )
    const { dialog } = await open('Cancel this trip')
    expect(await within(dialog).findByText(/This trip has begun/)).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Cancel the trip' })).toBeNull()
  })
})

describe('the dialog to report a problem', () => {
  const fillIn = async ({ user, dialog }: Awaited<ReturnType<typeof open>>) => {
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /What is it about/ }), 'Payment or invoice')
    await user.type(within(dialog).getByRole('textbox'), 'The invoice has my old address.')
  }

  test('a report is sent to the agency, with when it answers', async () => {
    const answered = { sentAt: '2026-05-09T12:00:00Z', agency: 'Northway Travel', replyTo: 'camille@aurora.example' }
    const sent = answerChange('post', `${one}/report`, answered)
    const view = await open('Report a problem')
    await fillIn(view)
    await view.user.click(within(view.dialog).getByRole('button', { name: 'Send to the agency' }))
    expect(await screen.findByText('On its way to Northway Travel')).toBeVisible()
    expect(screen.getByText(/^The answer comes to camille@aurora.example./)).toBeVisible()
    expect(screen.getByText('Someone answers Monday to Friday, 8:00 to 20:00')).toBeVisible()
    expect(sent).toEqual([{ topic: 'payment', text: 'The invoice has my old address.' }])
  })

  test('an empty report names the missing fields, and focuses the first', async () => {
    const { user, dialog } = await open('Report a problem')
    await user.click(within(dialog).getByRole('button', { name: 'Send to the agency' }))
    const topic = within(dialog).getByRole('combobox', { name: /What is it about/ })
    await waitFor(() => expect(topic).toHaveFocus())
    expect(topic).toHaveAccessibleDescription('Choose what it is about.')
    expect(within(dialog).getByText('Write what happened.')).toBeVisible()
  })

  test('a report with a card number is refused, and not sent', async () => {
    const sent = answerChange('post', `${one}/report`, {})
    const view = await open('Report a problem')
    await fillIn(view)
    const text = within(view.dialog).getByRole('textbox')
    await view.user.type(text, ' Charge 4111 1111 1111 1111.')
    await view.user.click(within(view.dialog).getByRole('button', { name: 'Send to the agency' }))
    await waitFor(() => expect(text).toHaveAccessibleDescription(/This contains a card number/))
    expect(sent).toEqual([])
  })

  test.each([
    [503, 'The service did not answer as it should.'],
    [429, 'You have sent several messages in a short time.'],
  ])('a report that is not sent (%i) keeps the typed text', async (status, words) => {
    failChange('post', `${one}/report`, status)
    const view = await open('Report a problem')
    await fillIn(view)
    await view.user.click(within(view.dialog).getByRole('button', { name: 'Send to the agency' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(within(view.dialog).getByRole('textbox')).toHaveValue('The invoice has my old address.')
  })

  test('a half-written report is not lost by the close button', async () => {
    const view = await open('Report a problem')
    await fillIn(view)
    await view.user.click(within(view.dialog).getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Leave and lose what you typed?')).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('removing a manual trip', () => {
  beforeEach(() => answer(one, makeTrip({ source: 'manual', isVerified: false, isCancellable: false, version: 2 })))

  test('a removed trip leads back to the list', async () => {
    answerChange('delete', one, { bookingId: 'ABC123' })
    const { user, address, dialog } = await open('Remove this trip')
    await user.click(within(dialog).getByRole('button', { name: 'Remove the trip' }))
    await waitFor(() => expect(address()).toBe('/en-ca/dashboard/trips'))
  })

  test('a failed removal is reported', async () => {
    failChange('delete', one, 412)
    const { user, dialog } = await open('Remove this trip')
    await user.click(within(dialog).getByRole('button', { name: 'Remove the trip' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The trip was not removed')
  })
})
