import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AdviceFeed } from '#contract/risk/advisories.ts'
import type { AlertFeed } from '#contract/risk/feedStates.ts'
import { learnAdditions } from '@/http/additions'
import OwnAlerts from '@/domains/risk/alerts/shared/OwnAlerts'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeSource } from '#tests/support/risk/advisoryFactory.ts'
import { makeAlert } from '#tests/support/risk/alertFactory.ts'

beforeEach(() => setClock('2026-05-09T12:00:00Z'))

describe('§6 the latest alerts on Home', () => {
  const show = () => renderPage(<OwnAlerts />, { messages: ['advice'] })

  test('an alert leads to the advisories of each trip it concerns', async () => {
    answer(paths.alerts, [makeAlert({ trips: ['ABC123', 'LATER1'] })])
    await show()
    expect(await screen.findByRole('heading', { level: 2, name: 'Alerts for your trips' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en-ca/dashboard/trip-advisories?bookingId=ABC123',
      '/en-ca/dashboard/trip-advisories?bookingId=LATER1',
    ])
  })

  test('alerts about the trips of other people, which a risk advisor gets, are not shown as own ones', async () => {
    answer(paths.alerts, [makeAlert({ id: 'a9', trips: [], travellers: 4, headline: 'Flood' }), makeAlert()])
    await show()
    expect(await screen.findByRole('heading', { name: 'Strong earthquake near Bogotá' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Flood' })).toBeNull()
  })

  test('an alert without an instruction or an end says so', async () => {
    answer(paths.alerts, [makeAlert({ instruction: [], endsAt: null, areas: [] })])
    await show()
    expect(await screen.findByText(/^The provider gives no instruction/)).toBeVisible()
    expect(screen.getByText(/^Since .*no end given$/)).toBeVisible()
    expect(screen.getByText('Colombia')).toBeVisible()
  })

  test('text of a provider is never read as HTML, and only its https links are opened', async () => {
    const text = '<img src=x onerror=alert(1)> Stay inside.'
    const instruction = [
      { kind: 'heading', text: 'Now' },
      { kind: 'paragraph', text, url: 'http://alerts.example' },
      { kind: 'item', text: 'Call us.', url: 'https://help.example/call' },
    ] as const
    answer(paths.alerts, [makeAlert({ instruction: [...instruction], url: 'data:text/html,x', trips: ['ABC123'] })])
    const { container } = await show()
    expect(await screen.findByText(text)).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
    const outside = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(outside.filter((href) => !href?.startsWith('/'))).toEqual(['https://help.example/call'])
  })
})

const feed: AdviceFeed = {
  ...makeSource({ state: 'failed' }),
  isConfigured: true,
  checkedAt: '2026-05-09T11:00:00Z',
  failureCode: 'lostPlaces',
  places: 228,
  skipped: 3,
}

const alerts: AlertFeed = {
  state: 'current',
  isConfigured: true,
  readAt: '2026-05-09T11:00:00Z',
  checkedAt: '2026-05-09T11:00:00Z',
  failureCode: null,
  documents: 40,
  refused: 2,
  warned: 5,
  unread: 7,
  lastRefusal: 'documentType',
}

describe('§2 developer garda-alerts', () => {
  const open = (roles: ('Admin' | 'Traveller')[] = ['Admin']) => renderRoute('developerAlerts', { whoami: { roles } })
  beforeEach(() => answer('/companies/aurora/risk/feeds', { advice: [feed], alerts }))

  test('each alert has its facts as answered, and each feed its state, times, failure and numbers', async () => {
    answer(paths.alerts, [makeAlert({ travellers: 4 })])
    await open()
    const alert = within((await screen.findByRole('heading', { name: /earthquake/ })).closest('li')!)
    expect(alert.getByText('a1')).toBeVisible()
    expect(alert.getByText('Travellers').nextSibling).toHaveTextContent('4')
    const canada = within((await screen.findByRole('heading', { level: 3, name: 'Canada' })).closest('article')!)
    expect(canada.getByText('State').nextSibling).toHaveTextContent('failed')
    expect(canada.getByText('Failure').nextSibling).toHaveTextContent('lostPlaces')
    expect(canada.getByText('Countries with advice').nextSibling).toHaveTextContent('228')
    const ofAlerts = within(screen.getByRole('heading', { level: 3, name: 'Alerts' }).closest('article')!)
    expect(ofAlerts.getByText('State').nextSibling).toHaveTextContent('current')
    expect(ofAlerts.getByText('Documents refused').nextSibling).toHaveTextContent('2')
    expect(ofAlerts.getByText('Documents not fetched yet').nextSibling).toHaveTextContent('7')
    expect(ofAlerts.getByText('Last refusal').nextSibling).toHaveTextContent('documentType')
  })

  test('without alerts the page says so', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: 'No alert is current' })).toBeVisible()
  })

  test('a failure of either part leaves the other', async () => {
    fail(paths.alerts)
    fail('/companies/aurora/risk/feeds')
    await open()
    expect(await screen.findByText('The alerts did not load')).toBeVisible()
    expect(await screen.findByText('The state of the feeds did not load')).toBeVisible()
  })

  test('a reader who may not see the feeds asks for none, and a backend without them has no such part', async () => {
    const { unmount } = await open(['Traveller'])
    expect(await screen.findByText(/^Only administrators and risk advisors/)).toBeVisible()
    unmount()
    learnAdditions([])
    await open()
    expect(await screen.findByRole('heading', { name: 'No alert is current' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Feeds of advice and alerts' })).toBeNull()
  })

  test('the index of the developer pages leads to them', async () => {
    await renderRoute('developer')
    expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/en-ca/developer/comp-ap',
      '/en-ca/developer/i18n',
      '/en-ca/developer/garda-alerts',
    ])
  })
})
