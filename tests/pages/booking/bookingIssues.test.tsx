import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { unreadableIssue } from '#contract/profile/profileIssues.ts'
import { BookModal } from '@/domains/booking/modal/BookModal'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const messages = ['profile', 'completion', 'bookModal'] as const
const cases: [string[], string][] = [
  [['airFopMissing'], 'A payment card for flights. You can book once this is settled.'],
  [['hotelFopExpired'], 'Your payment card for hotels has expired. You can book once this is settled.'],
  [
    ['visaMissing'],
    'Something your travel administrator must look at: visaMissing. You can book once this is settled.',
  ],
  [
    [unreadableIssue],
    'A missing detail cannot be read; your travel administrator has to check it. You can book once this is settled.',
  ],
  [['airFopMissing', 'genderMissing'], '1 detail and a card, then you can book.'],
  [
    ['hotelFopMissing', 'carFopMissing', 'railFopMissing', 'airFopMissing', 'costCenterMissing'],
    'A payment card from you, the rest from your travel administrator.',
  ],
  [
    ['approverPerTravelPolicyMissing', 'costCenterMissing'],
    'Your travel administrator still has to provide who approves your trips and your cost centre.',
  ],
  [['notActive', 'costCenterMissing'], 'Several details are missing. You can book once your profile is complete.'],
]
const withIssues = (issues: string[]) =>
  answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: issues.map((issue) => ({ issue })) }))

const isOwn = (issues: string[]) => issues.some((issue) => issue.includes('Fop') || issue === 'genderMissing')

describe('§8 profile issues show one message per issue, or the one for several', () => {
  test.each(cases)('the message for %j is below the button', async (issues, words) => {
    withIssues(issues)
    await renderPage(<BookNow />, { messages })
    expect(await screen.findByText(words, { exact: false })).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Book now' })).toHaveAccessibleDescription(
        expect.stringContaining(words),
      ),
    )
  })

  test.each(cases)('the message for %j is in the window', async (issues, words) => {
    withIssues(issues)
    await renderPage(<BookModal />, { messages })
    expect(await screen.findByText(words)).toBeVisible()
    // One way to go on, and no button that does nothing.
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      isOwn(issues) ? 'Complete my profile' : 'See what is missing',
    ])
    expect(screen.queryByRole('button', { name: 'Book for myself' })).toBeNull()
  })

  test('the messages are in French', async () => {
    withIssues(['airFopMissing'])
    await renderPage(<BookNow />, { messages, locale: 'fr-ca' })
    expect(
      await screen.findByText(
        'Une carte de paiement pour les vols. Vous pourrez réserver dès que ce point sera réglé.',
        {
          exact: false,
        },
      ),
    ).toBeVisible()
  })
})
