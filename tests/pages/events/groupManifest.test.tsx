import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GroupManifest } from '#contract/events/groupTravelers.ts'
import { learnAdditions } from '@/http/additions'
import { bo, event, people, showPeople } from '#tests/support/events/groupPeoplePage.tsx'
import { answer, answerFile, fail, hang, network } from '#tests/support/page/network.ts'
import { setClock } from '#tests/support/page/render.tsx'

const manifest = `${event}/manifest`
const booked = { bookingId: 'XK4P2Q', travelerId: 'gt1' }
const full: GroupManifest = {
  arrivals: [
    {
      day: '2026-06-08',
      airport: 'MAD',
      people: [
        { ...booked, name: 'Ada Quill', time: '07:40', number: 'AC 864' },
        { ...booked, travelerId: 'gt2', name: 'Bo Reed', time: '18:05', number: 'IB 6251' },
      ],
    },
    {
      day: '2026-06-09',
      airport: 'MAD',
      people: [{ ...booked, travelerId: 'gt3', name: 'Cy Hale', time: '09:00', number: 'AC 864' }],
    },
  ],
  departures: [
    { day: '2026-06-11', airport: 'MAD', people: [{ ...booked, name: 'Ada Quill', time: '15:05', number: 'AC 865' }] },
  ],
  missing: 4,
}
const show = () => showPeople({ rows: [bo], query: '?view=manifest' })

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

test('arrivals and departures are listed by local day and airport, in order of time', async () => {
  answer(manifest, full)
  await show()
  const arrivals = within(await screen.findByRole('region', { name: 'Arrivals' }))
  const days = arrivals.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(days).toEqual([expect.stringMatching(/Mon.*8, MAD2 people/), expect.stringMatching(/Tue.*9, MAD1 person/)])
  const [first] = arrivals.getAllByRole('table')
  const rows = within(first!).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^7:40.*Ada QuillAC 864XK4P2Q$/),
    expect.stringMatching(/^6:05.*Bo ReedIB 6251XK4P2Q$/),
  ])
  expect(screen.getByRole('region', { name: 'Departures' })).toHaveTextContent(/3:05.*Ada Quill/)
  expect(screen.getByRole('link', { name: '4 people have accepted but not booked yet' })).toHaveAttribute(
    'href',
    '/en-ca/events/g1/travelers?filter=notBooked',
  )
})

test('a traveler who declined with a booked trip is listed apart, even without other travelers', async () => {
  const declined = [{ travelerId: 'gt9', name: 'Di Moss', email: 'di@aurora.example', bookingId: 'QW7R2T' }]
  answer(manifest, { arrivals: [], departures: [], missing: 0, declined })
  await show()
  const apart = within(await screen.findByRole('region', { name: 'Declined, trip still booked' }))
  expect(apart.getByText(/^This person is not coming, but the trip stays booked until they/)).toBeVisible()
  const [item] = apart.getAllByRole('listitem')
  expect(item).toHaveTextContent(/Di Moss.*QW7R2T/)
  expect(apart.getByRole('link', { name: 'di@aurora.example' })).toHaveAttribute('href', 'mailto:di%40aurora.example')
  expect(screen.getByRole('region', { name: 'Arrivals' })).not.toHaveTextContent('Di Moss')
  expect(screen.queryByRole('heading', { name: 'No one has booked yet' })).toBeNull()
})

test('a tab leads to the manifest and back to the list', async () => {
  answer(manifest, full)
  const { user, address } = await showPeople({ rows: [bo] })
  await user.click(await screen.findByRole('link', { name: 'Arrivals and departures' }))
  expect(await screen.findByRole('region', { name: 'Arrivals' })).toBeVisible()
  expect(address()).toBe('/en-ca/events/g1/travelers?view=manifest')
  await user.click(screen.getByRole('link', { name: 'List' }))
  expect(await screen.findByRole('rowheader', { name: /Bo Reed/ })).toBeVisible()
})

test('an empty manifest is explained, and a failed one can be tried again', async () => {
  answer(manifest, { arrivals: [], departures: [], missing: 0 })
  const { unmount } = await show()
  expect(await screen.findByRole('heading', { name: 'No one has booked yet' })).toBeVisible()
  unmount()
  hang(manifest)
  const waiting = await show()
  expect(await screen.findByRole('status', { name: 'Loading…' })).toBeInTheDocument()
  waiting.unmount()
  fail(manifest)
  const { user } = await show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(manifest, full)
  await user.click(again)
  expect(await screen.findByRole('region', { name: 'Arrivals' })).toBeVisible()
})

test('the manifest can be printed, and downloaded as a spreadsheet', async () => {
  answer(manifest, full)
  answerFile(`${manifest}/spreadsheet`, 'manifest.xlsx')
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Spreadsheet' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  vi.restoreAllMocks()
})

test('the list is downloaded with its filters', async () => {
  const asked: string[] = []
  network.use(
    http.get(`*/api/main${people}/spreadsheet`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(null, { status: 503 })
    }),
  )
  const { user } = await showPeople({ rows: [bo], query: '?filter=pending&search=bo' })
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(asked).toEqual(['?filter=pending&search=bo&cultureCode=en-CA'])
})
