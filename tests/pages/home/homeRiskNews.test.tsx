import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { makeRiskNews } from '#tests/support/risk/riskNewsFactory.ts'

// Loaded ahead, as its first load takes long.
beforeAll(() => import('@/domains/home/Responsibilities'))
beforeEach(() =>
  learnAdditions(['travellerplaces', 'findtravelers'].map((name) => ({ name, status: 'enabled' as const }))),
)
const advisor = { whoami: { roles: ['RiskAdvisor' as const] }, messages: ['actionCenter' as const, 'risk' as const] }
const news = async () => within(await screen.findByRole('region', { name: 'New since yesterday' }))

test('a risk advisor reads that nothing is new', async () => {
  await renderPage(<HomePage />, advisor)
  expect(await (await news()).findByText(/No new alerts, changed advice or arrivals/)).toBeVisible()
})

test('each row of the news leads to the people it is about', async () => {
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
          after: { warningLevel: 2, regionalLevel: 0, warningText: 'Avoid non-essential travel' },
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
  expect(await addressOf('2 people have arrived in another country')).toMatch(/find-travelers\?p=arriving-today$/)
})
