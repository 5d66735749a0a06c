import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MaintenanceNotice } from '#contract/notices/maintenance.ts'
import { maintenancePollMs } from '@/domains/notices/maintenance/maintenance.rules'
import { learnAdditions } from '@/http/additions'
import { apiSlice } from '@/store/apiSlice'
import Banners from '@/shell/banners/Banners'
import { clockTime } from '#tests/support/page/clockTime.ts'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, answerChange, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { makeNotice } from '#tests/support/notices/noticeFactory.ts'

const dismissedPath = `${paths.profile}/dismissed-notices/n1`
const atTime = (time: string) => vi.setSystemTime(new Date(`2026-05-12T${time}:00Z`))
const answerNotice = (notice: MaintenanceNotice | null) => answer(paths.maintenance, notice)
const show = (scene: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Banners place="before" />, { messages: ['banners'], ...scene })
const title = 'Waymark closes for two hours'
/** On one day in every zone. */
const oneDay = { maintenanceEnd: '2026-05-12T09:30:00Z' }

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  })
  atTime('07:00')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('§4 a notice shows with its times in the reader’s time zone and what it affects, politely', async () => {
  answerNotice(makeNotice({ ...oneDay, impactedComponents: ['OnlineBookingTool', 'AgencyPhones', 'Satellite'] }))
  await show()
  expect(await screen.findByText(title)).toBeVisible()
  const host = screen.getByRole('status')
  expect(host).toHaveTextContent('Affected: booking tool and telephones of the agency')
  expect(host).toHaveTextContent(
    new RegExp(`${clockTime('2026-05-12T08:00:00Z')} to ${clockTime(oneDay.maintenanceEnd)} \\(.+\\)`),
  )
  expect(host).toHaveTextContent('Book before it begins.')
})

test('a notice of another backend, without words of its own, is said in those of the application', async () => {
  answerNotice(makeNotice({ title: '', text: '', category: 'Outage', id: '' }))
  await show({ locale: 'fr-ca' })
  expect(await screen.findByText('Panne')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Touché : Waymark')
})

test('§4 the banner appears at its disclaimer start and vanishes at its end, without a reload', async () => {
  atTime('05:58')
  answerNotice(makeNotice(oneDay))
  await show()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText(title)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(screen.getByText(title)).toBeVisible()
  atTime('09:00')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`Until ${clockTime(oneDay.maintenanceEnd)} today`))
  atTime('10:00')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.queryByText(title)).toBeNull()
})

test('§4 a dismissed notice is gone at once, and the server keeps it dismissed', async () => {
  answerNotice(makeNotice())
  const sent = answerChange('put', dismissedPath, {})
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Dismiss the notice about maintenance' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a dismissal that cannot be stored holds until the application is opened again', async () => {
  answerNotice(makeNotice())
  const sent = failChange('put', dismissedPath)
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Dismiss the notice about maintenance' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(maintenancePollMs + 1000))
  expect(screen.queryByText(title)).toBeNull()
})

test('a backend without the addition is not asked to store a dismissal', async () => {
  learnAdditions([])
  answerNotice(makeNotice())
  const sent = answerChange('put', dismissedPath, {})
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Dismiss the notice about maintenance' }))
  expect(screen.queryByText(title)).toBeNull()
  expect(sent).toEqual([])
})

test('§4 maintenance of the booking tool shows by the tool of the profile', async () => {
  answerNotice(makeNotice({ impactedComponents: ['OnlineBookingTool'] }))
  answer(paths.profile, makeProfile({ obt: { name: 'Concur', url: 'https://tool.example' } }))
  const { unmount } = await show()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText(title)).toBeNull()
  unmount()
  answer(paths.profile, makeProfile({ obt: { name: 'certify', url: 'https://tool.example' } }))
  await show()
  expect(await screen.findByText(title)).toBeVisible()
})

test('§8 a failure is only logged, and what was read before stays', async () => {
  const logged = vi.spyOn(console, 'info').mockReturnValue()
  answerNotice(makeNotice())
  await show()
  expect(await screen.findByText(title)).toBeVisible()
  network.use(http.get(`*${paths.maintenance}`, () => HttpResponse.json({}, { status: 503 })))
  await act(() => vi.advanceTimersByTimeAsync(maintenancePollMs + 1000))
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('The maintenance notice could not be read.', expect.anything()),
  )
  expect(within(screen.getByRole('status')).getByText(title)).toBeVisible()
})

test('nobody is asked about maintenance before they are known as an employee (§2 sandbox)', async () => {
  const asked = vi.fn()
  network.use(
    http.get(`*${paths.maintenance}`, () => {
      asked()
      return HttpResponse.json(makeNotice())
    }),
  )
  await show({ whoami: { employeeId: null } })
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(asked).not.toHaveBeenCalled()
})

test('a notice in another language is named by its kind, and says in which language its words are', async () => {
  answerNotice(makeNotice({ language: 'en-CA' }))
  const { user } = await show({ locale: 'es-mx' })
  expect(await screen.findByText('Mantenimiento previsto')).toBeVisible()
  await user.click(screen.getByText('Mantenimiento previsto'))
  expect(screen.getByText('Solo en inglés:')).toBeVisible()
  expect(screen.getByText(title).closest('[lang]')).toHaveAttribute('lang', 'en-CA')
})

test('a notice that begins between two ticks of the clock shows as soon as it is read', async () => {
  const starts = new Date(Date.now() + 10_000).toISOString()
  answerNotice(null)
  const { store } = await show()
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  vi.setSystemTime(new Date(Date.now() + 12_000))
  answerNotice(makeNotice({ disclaimerStart: starts }))
  act(() => void store.dispatch(apiSlice.util.invalidateTags(['Maintenance'])))
  expect(await screen.findByText(title)).toBeVisible()
})
