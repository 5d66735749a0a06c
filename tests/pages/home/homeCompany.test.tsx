import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { makeOverview } from '#tests/support/scores/scoreFactory.ts'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { setWindowWidth } from '#tests/support/page/windowWidth.ts'

const finance = {
  whoami: { roles: ['FinancialOfficer' as const] },
  messages: ['actionCenter' as const, 'scores' as const],
}
beforeEach(() => setClock('2026-05-09T12:00:00'))
afterEach(() => setWindowWidth())

describe('§2 the company', () => {
  test.each(['Traveller', 'Admin', 'Arranger'] as const)(
    'the overview is neither requested nor shown for %s',
    async (role) => {
      fail(paths.overview, 403)
      await renderPage(<HomePage />, {
        whoami: { roles: [role] },
        messages: ['actionCenter', 'admin', 'arranger', 'scores'],
      })
      await screen.findByRole('region', { name: 'Montréal to Vancouver' })
      expect(screen.queryByRole('region', { name: 'Your company’s travel' })).toBeNull()
    },
  )

  test('the overview shows the figures of §9', async () => {
    await renderPage(<HomePage />, finance)
    const company = await screen.findByRole('region', { name: 'Your company’s travel' })
    expect(await within(company).findByText('People travelling')).toBeVisible()
    const people = within(company).getByRole('region', { name: 'People and trips' })
    for (const figure of ['15', '45', '10']) expect(within(people).getByText(figure)).toBeVisible()
    const score = within(company).getByRole('region', { name: 'Company score' })
    for (const figure of ['8.0', '8.55', '8.07', '7.73', '7.69']) expect(within(score).getByText(figure)).toBeVisible()
    expect(within(company).getByText('US$142,026.00')).toBeVisible()
    expect(within(company).getByText(/^20\.25% of reference prices/)).toBeVisible()
    expect(within(company).getByText('US$3,131,110.89')).toBeVisible()
    expect(within(company).getByText('US$440,209.16')).toBeVisible()
    expect(within(company).getByRole('meter', { name: 'Online adoption' })).toHaveValue(7.69)
    expect(within(company).getByText('New in 90 days')).toBeVisible()
    expect(within(company).getByText(/^As of/)).toBeVisible()
    expect(within(company).getByRole('region', { name: 'Travelling now' })).toHaveTextContent(
      'Vancouver Canada3 travellers',
    )
    expect(within(company).getByRole('region', { name: 'Travelling soon' })).toHaveTextContent('1 traveller')
  })

  test('places and trends open on request on a phone and beside other responsibilities', async () => {
    setWindowWidth(390)
    const { user, unmount } = await renderPage(<HomePage />, finance)
    const more = await screen.findByRole('button', { name: 'Show all figures' })
    expect(screen.getByText('US$142,026.00')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Travelling now' })).toBeNull()
    await user.click(more)
    expect(screen.getByRole('region', { name: 'Travelling now' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show fewer figures' }))
    expect(screen.queryByRole('region', { name: 'Travel trends' })).toBeNull()
    unmount()
    setWindowWidth()
    const whoami = { roles: ['FinancialOfficer' as const, 'Arranger' as const] }
    await renderPage(<HomePage />, { whoami, messages: [...finance.messages, 'arranger'] })
    expect(await screen.findByRole('button', { name: 'Show all figures' })).toBeVisible()
    expect(screen.queryByText('People travelling')).toBeNull()
  })

  test('the trends name a month without figures and the reason', async () => {
    await renderPage(<HomePage />, finance)
    expect(await screen.findByText('May 2026 is still under way; its figures come once it is over.')).toBeVisible()
  })

  test('each chart of the trends can be read as a table of both years', async () => {
    const { user } = await renderPage(<HomePage />, finance)
    for (const title of ['Total spend', 'Missed savings']) {
      const card = await screen.findByRole('region', { name: title })
      await user.click(within(card).getByRole('button', { name: `Show as table: ${title}` }))
      expect(within(card).getByRole('columnheader', { name: '2025' })).toBeVisible()
      expect(within(card).getByRole('table', { name: `${title} (USD)` })).toBeVisible()
    }
    expect(screen.getByRole('row', { name: 'Apr US$203,000.00 US$203,000.00' })).toBeVisible()
    expect(screen.getByRole('row', { name: 'Dec US$211,000.00 –' })).toBeVisible()
  })

  test('an overview without figures is explained, widget by widget', async () => {
    const none = { ...makeOverview().summary, avgOverallScore: null, savings: 0 }
    answer(paths.overview, makeOverview({ summary: none, travellingNow: [], travellingSoon: [], months: [] }))
    await renderPage(<HomePage />, finance)
    expect(await screen.findByText('No one is travelling right now.')).toBeVisible()
    expect(screen.getByText(/There is no score yet/)).toBeVisible()
    expect(screen.getByText('There are no months to compare yet.')).toBeVisible()
    expect(screen.getByText('US$0')).toBeVisible()
  })

  test('the overview fails separately and can be tried again', async () => {
    fail(paths.overview)
    const { user } = await renderPage(<HomePage />, finance)
    const company = await screen.findByRole('region', { name: 'Your company’s travel' })
    await within(company).findByText('Your company’s figures did not load')
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
    answer(paths.overview, makeOverview())
    await user.click(within(company).getByRole('button', { name: 'Try again' }))
    expect(await within(company).findByText('US$142,026.00')).toBeVisible()
  })
})
