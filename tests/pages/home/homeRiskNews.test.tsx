import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refreshOnReturn } from '@/app/refresh/refreshOnReturn'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { answer, answerQueries, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeItineraryReport, makePlace } from '#tests/support/risk/itineraryReportFactory.ts'
import { enableProtection } from '#tests/support/risk/protection.ts'
import { makeRiskNews } from '#tests/support/risk/riskNewsFactory.ts'

// Loaded ahead, as its first load takes long.
beforeAll(() => import('@/domains/home/Responsibilities'))
let end: () => void = () => undefined
beforeEach(() => {
  setClock('2026-05-12T12:00:00')
  enableProtection()
  learnAdditions(['travellerplaces', 'findtravelers'].map((name) => ({ name, status: 'enabled' as const })))
})
afterEach(() => end())
const advisor = { whoami: { roles: ['RiskAdvisor' as const] }, messages: ['actionCenter' as const, 'risk' as const] }
const news = async () => within(await screen.findByRole('region', { name: 'New since yesterday' }))

test('a risk advisor reads that nothing is new', async () => {
  await renderPage(<HomePage />, advisor)
  expect(await (await news()).findByText(/No new alerts, changed advice or arrivals/)).toBeVisible()
})

test('each row of the news leads to the people it is about, and one of advice to the advice too', async () => {
  answer(
    paths.riskNews,
    makeRiskNews({
      arrived: 2,
      alerts: [{ id: 'al-1', headline: 'Flood in Paris', severity: 3, isAnnouncement: false, travellers: 4 }],
      changes: [
        {
          sourceCountry: 'CA',
          targetCountry: 'PE',
          changedAt: '2026-05-12T08:00:00.000Z',
          before: null,
          after: { warningLevel: 2, regionalLevel: 0, warningText: 'Avoid non-essential travel', language: 'en' },
          travellers: 1,
        },
      ],
      rollCalls: [
        {
          id: 'rc-1',
          about: 'Flood in Paris',
          askedAt: '2026-05-12T08:00:00.000Z',
          counts: { people: 4, safe: 2, needsHelp: 1, noAnswer: 1, unreachable: 0, onBehalf: 0 },
        },
      ],
    }),
  )
  await renderPage(<HomePage />, advisor)
  const rows = await news()
  const addressOf = async (name: string) => (await rows.findByRole('link', { name })).getAttribute('href')
  expect(await addressOf('Open roll call: Flood in Paris')).toMatch(/roll-calls\/rc-1$/)
  expect(rows.getByText(/1 needs help · 1 has not answered · 2 are safe/)).toBeVisible()
  expect(await addressOf('Flood in Paris')).toMatch(/find-travelers\?p=event%3Aal-1$/)
  expect(rows.getByText('Severe alert · 4 travellers')).toBeVisible()
  expect(await addressOf('Canada has changed its advice about Peru')).toMatch(/advisories\?country=PE$/)
  expect(rows.getByText('Avoid non-essential travel')).toHaveAttribute('lang', 'en')
  expect(await addressOf('1 traveller there now or within a week')).toMatch(
    /find-travelers\?countryCode=PE&fromDate=2026-05-12&toDate=2026-05-19$/,
  )
  expect(await addressOf('2 people have arrived in another country')).toMatch(/find-travelers\?p=arriving-today$/)
})

test('the news and the travelers have the time of their data, and are read again when the reader returns', async () => {
  const { store } = await renderPage(<HomePage />, advisor)
  await (await news()).findByText(/^No new alerts/)
  expect((await news()).getByText('As of 12:00 p.m.')).toBeVisible()
  const underWay = within(screen.getByRole('region', { name: 'Travellers under way' }))
  answer(paths.riskNews, makeRiskNews({ arrived: 2 }))
  answer(paths.itineraryReport, makeItineraryReport([], [makePlace()]))
  setClock('2026-05-12T15:30:00')
  end = refreshOnReturn(store)
  fireEvent(window, new Event('focus'))
  expect(await (await news()).findByText('2 people have arrived in another country')).toBeVisible()
  expect((await news()).getByText('As of 3:30 p.m.')).toBeVisible()
  expect(await underWay.findByText(/^1 person is travelling/)).toBeVisible()
})

test('a company without the pages of protection has no such parts, and nothing is asked for', async () => {
  answer(paths.configuration, makeEmployeeConfiguration())
  const asked = [answerQueries(paths.riskNews, () => makeRiskNews()), answerQueries(paths.itineraryReport, () => null)]
  await renderPage(<HomePage />, advisor)
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'New since yesterday' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Travellers under way' })).toBeNull()
  expect(asked).toEqual([[], []])
})
