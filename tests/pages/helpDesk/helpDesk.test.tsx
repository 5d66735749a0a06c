import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { additionNames } from '#contract/session/configuration.ts'
import { ContactMenu } from '@/domains/agency/contacts/ContactMenu'
import HelpDeskPage from '@/domains/helpDesk/requests/HelpDeskPage'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import SupportPage from '@/domains/support/SupportPage'
import { learnAdditions } from '@/http/additions'
import { AccountPanel } from '@/shell/menu/AccountPanel'
import { makeDeskRequest, makeDeskThread, makeDeskTrip } from '#tests/support/helpDesk/deskFactory.ts'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const open = (path = '/help-desk') => renderPage(<HelpDeskPage />, { path })
const elsewhere = { apis: [], features: [], zoho: { orgId: '60001', url: 'https://desk.example/portal' } }
const form = '/en-ca/help-desk?ask=yes'

describe('the requests', () => {
  test('each request has its topic, trip and status, and tells of a new answer', async () => {
    answer(paths.deskRequests, [
      makeDeskRequest({
        status: 'waiting',
        isUnread: true,
        isUrgent: true,
        trip: makeDeskTrip({ approval: { status: 'pendingApproval', isChange: false } }),
      }),
      makeDeskRequest({ id: 'hd-2', topic: 'invoice', status: 'solved', trip: null }),
    ])
    await open()
    const [first, second] = within(await screen.findByRole('region', { name: 'My requests' })).getAllByRole('listitem')
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/en-ca/help-desk/requests/hd-1')
    expect(first).toHaveTextContent(/Change dates or times.*Montréal → Vancouver.*ABC123/)
    for (const mark of ['New answer', 'Urgent', 'Waiting for you', 'Waiting for approval'])
      expect(first).toHaveTextContent(mark)
    expect(second).toHaveTextContent(/Invoice.*Solved/)
  })

  test('without requests the page says where they will be', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search the answers' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Call/ })).toBeVisible()
  })

  test('requests that do not load can be loaded again', async () => {
    fail(paths.deskRequests)
    const { user } = await open()
    const part = await screen.findByRole('region', { name: 'My requests' })
    const again = await within(part).findByRole('button', { name: 'Try again' })
    answer(paths.deskRequests, [makeDeskRequest()])
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Change dates or times' })).toBeVisible()
  })

  test('the token in the address is the one-time token of the employee', async () => {
    const asked: (string | null)[] = []
    network.use(
      http.get(`*/api/main${paths.deskValidation}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('user_token'))
        return HttpResponse.json({ token: 't'.repeat(43), expiresAt: null })
      }),
    )
    await open()
    await screen.findByRole('heading', { name: 'No requests yet' })
    for (const token of asked) expect(token).toBe('c'.repeat(43))
  })
})

describe('a new request', () => {
  test('it is sent with its topic, trip and text, and opens', async () => {
    answer(paths.trips, [makeTrip()])
    const sent = answerChange('post', paths.deskRequests, makeDeskThread())
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Ask the help desk' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What is it about?' }), 'Names')
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Trip' }),
      screen.getAllByRole('option', { name: /→/ })[0]!,
    )
    await user.type(screen.getByRole('textbox', { name: /^Your message/ }), 'My second name is missing.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(address()).toBe('/en-ca/help-desk/requests/hd-1'))
    expect(sent).toEqual([{ topic: 'names', bookingId: makeTrip().bookingId, text: 'My second name is missing.' }])
  })

  test('the trip that the address names is chosen, and urgent where it leaves soon', async () => {
    const trip = makeTrip({ tripStatus: 'InProgress' })
    answer(paths.trips, [trip])
    await open(`/help-desk?bookingId=${trip.bookingId}`)
    expect(await screen.findByRole('combobox', { name: 'Trip' })).toHaveValue(trip.bookingId)
    expect(screen.getByText('Urgent')).toBeVisible()
  })

  test('topic and text are required', async () => {
    const { user } = await open('/help-desk?ask=yes')
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('combobox', { name: 'What is it about?' })).toBeInvalid()
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toBeInvalid()
  })

  test('a request that was not sent stays as it is', async () => {
    failChange('post', paths.deskRequests)
    const { user } = await open('/help-desk?ask=yes')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What is it about?' }), 'Names')
    await user.type(screen.getByRole('textbox', { name: /^Your message/ }), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveValue('Hello')
  })

  test('outside the hours it says when the agency opens, and the number for emergencies', async () => {
    setClock(new Date(2026, 4, 16, 12).toISOString())
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const opening = { timeZone, hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' }] }
    answer(paths.agency, makeAgencyInfo({ opening, emergencyPhone: '+1 514 555 0199' }))
    await open('/help-desk?ask=yes')
    expect(await screen.findByText(/^The help desk opens on Monday at/)).toBeVisible()
    expect(screen.getByRole('link', { name: '+1 514 555 0199' })).toHaveAttribute('href', 'tel:+15145550199')
  })
})

describe('§3, §4 who has which help desk', () => {
  test('a help desk elsewhere is a plain link without any token', async () => {
    learnAdditions(additionNames.filter((name) => name !== 'helpdesk').map((name) => ({ name, status: 'enabled' })))
    const { store } = await open()
    await store.dispatch(configurationEndpoints.util.upsertQueryData('configuration', undefined, elsewhere))
    const link = await screen.findByRole('link', { name: 'Open the help desk at desk.example' })
    expect(link).toHaveAttribute('href', 'https://desk.example/portal')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.queryByRole('region', { name: 'My requests' })).toBeNull()
  })

  test('without a help desk the page has the contact and the answers', async () => {
    learnAdditions([])
    await open()
    expect(await screen.findByRole('link', { name: /^Call/ })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search the answers' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask the help desk' })).toBeNull()
  })

  test('Support leads to the form of a request and to the requests, and is the one entry of the account panel', async () => {
    const { unmount } = await renderPage(<SupportPage />, { path: '/dashboard/support' })
    expect(await screen.findByRole('link', { name: 'Ask the help desk' })).toHaveAttribute('href', form)
    expect(screen.getByRole('link', { name: 'My requests to the help desk' })).toHaveAttribute(
      'href',
      '/en-ca/help-desk',
    )
    unmount()
    await renderPage(<AccountPanel onNavigate={() => undefined} />, { messages: ['person'] })
    expect(screen.getByRole('link', { name: 'Support' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Help desk' })).toBeNull()
  })

  test.each(['Call your travel agency', 'E-mail your travel agency'])(
    'the header has it beside the agency, and the link closes the window: %s',
    async (name) => {
      const { user, address } = await renderPage(<ContactMenu />, { messages: ['agency'] })
      await user.click(await screen.findByRole('button', { name }))
      const shown = await screen.findByRole('dialog', { name })
      await user.click(await within(shown).findByRole('link', { name: 'Ask the help desk' }))
      expect(address()).toBe(form)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  test.each([
    ['2026-05-13T10:00:00', /^Agents are answering now\.$/],
    ['2026-05-13T06:30:00', /^You can ask now\. From 8:00\D+ on, agents answer\.$/],
    ['2026-05-16T12:00:00', /^You can ask now\. From 8:00\D+ on Monday, agents answer\.$/],
  ])('the header says whether agents answer at %s', async (now, text) => {
    setClock(now)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const hours = [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' }]
    answer(paths.agency, makeAgencyInfo({ opening: { timeZone, hours } }))
    const { user } = await renderPage(<ContactMenu />, { messages: ['agency'] })
    await user.click(await screen.findByRole('button', { name: 'E-mail your travel agency' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('§6 guests have it neither in the header nor in Support', async () => {
    const whoami = { roles: ['Guest' as const] }
    const { user, unmount } = await renderPage(<ContactMenu />, { whoami, messages: ['agency'] })
    await user.click(await screen.findByRole('button', { name: 'Call your travel agency' }))
    await within(await screen.findByRole('dialog')).findByRole('link')
    expect(screen.queryByRole('link', { name: 'Ask the help desk' })).toBeNull()
    unmount()
    await renderPage(<SupportPage />, { path: '/dashboard/support', whoami })
    expect(await screen.findByRole('searchbox', { name: 'Search the answers' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /help desk/ })).toBeNull()
  })
})
