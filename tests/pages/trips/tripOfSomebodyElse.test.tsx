import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, network } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const theirs = '/companies/aurora/profiles/p2'
const asked: string[] = []

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  asked.length = 0
  network.events.removeAllListeners()
  network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  answer(`${theirs}/trips/ABC123`, makeTrip())
  answer(`${theirs}/trips`, [makeTrip()])
  answer(`${theirs}/invoices`, [])
  answer(`${theirs}/agency-info`, makeAgencyInfo())
})

const show = () =>
  renderPage(<TripPage />, {
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    subject: { kind: 'traveler', companyId: 'aurora', profileId: 'p2' },
    messages: ['forms'],
  })

test('the trip page shows the given traveler, and requests no data of the signed-in person', async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })).toBeVisible()
  await waitFor(() => expect(asked.some((path) => path.endsWith('/profiles/p2/agency-info'))).toBe(true))
  // The booking right is requested for the person who books.
  const booking = ['/profiles/p1', '/profiles/p1/notifications', '/employees/e1/configuration']
  const own = asked.filter((path) => /\/(p1|e1)(\/|$)/.test(path) && !booking.some((end) => path.endsWith(end)))
  expect(own).toEqual([])
})

test('a message to the agency from the page is about the traveler’s trip', async () => {
  const sent = answerChange('post', `${theirs}/trips/ABC123/report`, {
    sentAt: '2026-05-09T12:00:00Z',
    agency: 'Northway Travel',
    replyTo: 'noor@aurora.example',
  })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: /What is it about/ }), 'Payment or invoice')
  await user.type(screen.getByRole('textbox'), 'The name is spelled wrong.')
  await user.click(screen.getByRole('button', { name: 'Send to the agency' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})
