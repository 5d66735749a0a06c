import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import { BookModal } from '@/domains/booking/modal/BookModal'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { makeNotification } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

test.each([
  ['creditCardExpired', '/en-ca/dashboard/profile/payment'],
  ['passportExpired', '/en-ca/dashboard/profile/travel-documents'],
])('§2 the obstacle %s leads to its screen', async (code, href) => {
  answer(paths.notifications, [makeNotification({ code })])
  const { user } = await renderPage(
    <>
      <BookingHost window={<BookModal />} />
      <BookNow />
    </>,
    { messages: ['bookModal'], whoami: { roles: ['Traveller', 'GuestBooking'] } },
  )
  const button = await screen.findByRole('button', { name: 'Book now' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await user.click(button)
  expect(await screen.findByRole('link', { name: 'Update now' })).toHaveAttribute('href', href)
})
