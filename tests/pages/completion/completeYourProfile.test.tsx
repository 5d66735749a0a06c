import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import CompleteYourProfilePage from '@/domains/completion/CompleteYourProfilePage'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeProfile } from '#tests/support/page/factories.ts'
import { makeNamedGroup } from '#tests/support/events/groupFactory.ts'
import { answer, answerChange, fail, hang, network, paths } from '#tests/support/page/network.ts'
import { makeOutdatedTrip } from '#tests/support/trips/outdatedTripFactory.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { answerSteps, fetchWindows, heading, show, stepLink, withIssues } from '#tests/support/completion/wizard.tsx'

beforeAll(fetchWindows)
beforeEach(answerSteps)

describe('the steps', () => {
  test('the steps are counted, and the review is not one of them', async () => {
    answer(paths.profile, withIssues(['genderMissing']))
    await show()
    const steps = within(await screen.findByRole('navigation', { name: 'Steps' }))
    expect(within(steps.getByRole('list')).getAllByRole('link')).toHaveLength(5)
    expect(screen.getByText(/^Complete the required steps to book/)).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('Step 1 of 5')).toBeVisible()
    expect(steps.getByRole('link', { name: 'Review' })).toBeVisible()
  })

  test('each step shows its state', async () => {
    answer(paths.profile, withIssues(['genderMissing', 'costCenterMissing', 'centralizedCardMissing']))
    await show()
    expect(await stepLink(/^Personal information Needed to book$/)).toHaveAttribute('aria-current', 'step')
    expect(await stepLink(/^Payment Waiting for admin$/)).toBeVisible()
    expect(await stepLink(/^Travel documents Optional$/)).toBeVisible()
  })

  test.each([
    ['?s=payment', 'Payment'],
    ['?s=nonsense', 'Payment'],
    ['', 'Payment'],
    ['?s=review', 'Review'],
  ])('the address %s shows the step %s', async (query, name) => {
    answer(paths.profile, withIssues(['airFopMissing', 'hotelFopMissing']))
    await show(query)
    expect(await heading(name)).toBeVisible()
  })

  test('an event has only the steps it needs, and leads back to its invitation', async () => {
    await show('?s=review&g=g7')
    expect(await heading('Review')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Travel preferences/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveAttribute('href', '/en-ca/event-callback/g7')
    expect((await stepLink(/^Payment/)).getAttribute('href')).toContain('g=g7')
  })

  test('the steps for an event name it, and require the home airport', async () => {
    answer(paths.profile, makeProfile({ airportCode: null }))
    const { features, ...more } = makeEmployeeConfiguration()
    answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
    answer(paths.groups, [makeNamedGroup('Fair', { groupTravel: { shareableId: 'fair' } })])
    const { user } = await show('?s=personal&g=fair')
    expect(await screen.findByText('For: Fair')).toBeVisible()
    expect(await stepLink(/^Personal information Needed to book$/)).toBeVisible()
    expect(await screen.findByLabelText(/^Home airport/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(screen.getByLabelText(/^Home airport/)).toHaveFocus())
    expect(screen.getByLabelText(/^Home airport/)).toBeInvalid()
  })

  test('a guest is not led to closed screens (§6)', async () => {
    await renderPage(<CompleteYourProfilePage />, {
      path: '/complete-your-profile?s=personal',
      whoami: { roles: ['Guest'] },
    })
    await heading('Personal information')
    expect(screen.queryByRole('link', { name: /^Emergency contact/ })).toBeNull()
  })
})

describe('the first step', () => {
  test('the first step shows the required fields, and optional ones folded but saved with it', async () => {
    answer(paths.profile, withIssues(['genderMissing'], { gender: null }))
    const changed = makeProfile({ gender: 'F' })
    const sent: unknown[] = []
    network.use(
      http.patch(`*/api/main${paths.profile}`, async ({ request }) => {
        sent.push(await request.json())
        answer(paths.profile, changed)
        return HttpResponse.json(changed)
      }),
    )
    const { user } = await show()
    const more = await screen.findByText('More details (optional)')
    expect(screen.getByLabelText('Middle name')).not.toBeVisible()
    await user.click(more)
    await user.type(screen.getByLabelText('Middle name'), 'Anne')
    await user.selectOptions(screen.getByLabelText(/^Gender/), 'F')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]).toContainEqual({ op: 'replace', path: '/gender', value: 'F' })
    expect(sent[1]).toEqual([
      expect.objectContaining({ op: 'test', path: '/middleName' }),
      { op: 'replace', path: '/middleName', value: 'Anne' },
    ])
  })
})

describe('the missing fields of a step', () => {
  test('a missing field has a link to it', async () => {
    answer(paths.profile, withIssues(['genderMissing'], { gender: null }))
    const { user, address } = await show('?s=review')
    await user.click(await screen.findByRole('link', { name: 'Fill in Your gender as in your passport' }))
    await waitFor(() => expect(screen.getByLabelText(/^Gender/)).toHaveFocus())
    expect(address()).toBe('/en-ca/complete-your-profile?s=personal')
  })

  test("an administrator's field is listed with the time of the request, which can be repeated after a day", async () => {
    answer(paths.profile, withIssues(['costCenterMissing'], { detailsAskedAt: '2026-01-05T15:00:00Z' }))
    const sent = answerChange('post', `${paths.profile}/ask-details`, { askedAt: '2026-05-05T15:00:00Z' })
    const { user } = await show()
    expect(await screen.findByText(/^We asked your travel admin on Jan/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /Your cost centre/ })).toBeNull()
    answer(paths.profile, withIssues(['costCenterMissing'], { detailsAskedAt: new Date().toISOString() }))
    await user.click(screen.getByRole('button', { name: 'Remind the travel admin' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remind the travel admin' })).toBeNull())
    expect(sent).toHaveLength(1)
  })

  test('a failed request is reported', async () => {
    answer(paths.profile, withIssues(['costCenterMissing']))
    answerChange('post', `${paths.profile}/ask-details`, { successfull: false, messageCode: 'x', message: 'm' }, 502)
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Ask the travel admin' }))
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})

describe('the review', () => {
  test('a complete profile is ready to book', async () => {
    await show('?s=review')
    expect(await screen.findByRole('heading', { level: 1, name: 'You are ready to book' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible()
    expect(screen.queryByText(/before you can book/)).toBeNull()
  })

  test("every obstacle is one line, the person's own first", async () => {
    answer(paths.profile, withIssues(['costCenterMissing', 'phoneNumberMissing', 'hotelFopExpired']))
    await show('?s=review')
    const panel = await screen.findByRole('region', { name: '3 things are missing before you can book' })
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['2 are up to you', '1 is up to your travel administrator'])
    const lines = within(panel).getAllByRole('listitem')
    expect(lines[0]).toHaveTextContent('Your phone number')
    expect(lines[2]).toHaveTextContent('Your cost centre')
    expect(within(panel).getByRole('link', { name: /^Renew/ })).toHaveAttribute(
      'href',
      '/en-ca/complete-your-profile?s=payment#number',
    )
  })

  test('a first card is one line, however many uses it pays for', async () => {
    answer(paths.profile, withIssues(['hotelFopMissing', 'carFopMissing', 'railFopMissing', 'airFopMissing']))
    await show('?s=review')
    const panel = await screen.findByRole('region', { name: '1 thing is missing before you can book' })
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1)
    expect(within(panel).getByRole('link', { name: 'Fill in Payment card' })).toBeVisible()
  })

  test('a booking right that is off is an obstacle too', async () => {
    answer(paths.profile, makeProfile({ isAllowedToBook: false, isPaymentMethodsComplete: false }))
    await show('?s=review')
    expect(await screen.findByText('Booking is not switched on for you')).toBeVisible()
  })

  test('the agency gets a message that names the missing fields without values', async () => {
    answer(paths.profile, withIssues(['dateOfBirthMissing', 'airFopMissing']))
    await show('?s=review')
    const link = await screen.findByRole('link', { name: 'E-mail my agency' })
    const mail = decodeURIComponent(link.getAttribute('href') ?? '')
    expect(mail).toMatch(/^mailto:help@northway\.example\?subject=Please complete my travel profile&body=/)
    expect(mail).toContain('- Your date of birth\r\n- A payment card for flights')
    expect(mail).not.toMatch(/Camille|Tremblay|5145550134|1988/)
  })

  test('§5 a VIP contacts the VIP desk', async () => {
    const { agency } = makeEmployeeConfiguration()
    const desk = { ...agency, vipPhone: '+1 514 555 0177', vipEmail: 'vip@northway.example' }
    answer(paths.configuration, makeEmployeeConfiguration({ agencyService: 'vip', agency: desk }))
    await show('?s=review')
    expect(await screen.findByRole('link', { name: '+1 514 555 0177' })).toHaveAttribute('href', 'tel:+15145550177')
    expect(screen.getByRole('link', { name: 'Write to the agency' })).toHaveAttribute(
      'href',
      'mailto:vip%40northway.example',
    )
  })

  test('an agency that does not load leaves the rest of the page alone', async () => {
    fail(paths.agency)
    await show('?s=review')
    expect(await screen.findByText('The agency’s contact details did not load.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'You are ready to book' })).toBeVisible()
  })
})

test('a change that is not in earlier bookings can be reported to the agency, with a prepared text', async () => {
  const changed = makeProfile({ lastName: 'Gagnon' })
  network.use(
    http.patch(`*/api/main${paths.profile}`, () => {
      answer(paths.outdatedTrips, [makeOutdatedTrip()])
      return HttpResponse.json(changed)
    }),
  )
  const { user } = await show()
  const last = await screen.findByLabelText(/^Last name/)
  await user.clear(last)
  await user.type(last, 'Gagnon')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('1 booked trip still has the old details')).toBeVisible()
  const sent = answerChange('post', `${paths.trips}/ABC123/report`, {
    sentAt: '2026-05-01T10:00:00Z',
    agency: 'Northway Travel',
    replyTo: 'camille@aurora.example',
  })
  await user.click(screen.getByRole('button', { name: 'Tell the agency about Vancouver' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: /Send/ }))
  await waitFor(() => expect(sent).toMatchObject([{ topic: 'wrongDetails', text: expect.stringContaining('name') }]))
})

test('loading is announced, and a profile that does not load can be loaded again', async () => {
  hang(paths.profile)
  const { unmount } = await show()
  expect(await screen.findByText('Loading your profile…')).toBeInTheDocument()
  unmount()
  fail(paths.profile)
  const { user } = await show('?s=review')
  await screen.findByText('Your profile did not load')
  answer(paths.profile, makeProfile())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'You are ready to book' })).toBeVisible()
})

test('the wizard is in French', async () => {
  answer(paths.profile, withIssues(['genderMissing']))
  await show('?s=review', 'fr-ca')
  expect(await screen.findByText('Il manque 1 élément pour réserver')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Remplir Votre sexe, tel qu’indiqué dans votre passeport' })).toBeVisible()
})
