import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { booking } from '@/domains/booking/booking.slice'
import { makeProfile, makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail, failChange } from '#tests/support/page/network.ts'
import { personalAnswers } from '#tests/support/profile/personal.ts'
import { makeTraveler } from '#tests/support/arranger/travelerFactory.ts'
import { serve } from '#tests/support/arranger/travelersBoard.tsx'
import { camille, renderArranged, theirs } from '#tests/support/arranger/arranged.tsx'

const bar = () => within(screen.getByRole('region', { name: 'Whose pages these are' }))
const unready = (issues: string[]) =>
  makeProfile({ ...camille, isAllowedToBook: false, profileIssues: issues.map((issue) => ({ issue })) })

beforeEach(() => {
  personalAnswers()
  answer(`${theirs}/trips`, [makeTrip()])
  answer(`${theirs}/agency-info`, null)
})

describe('the bar above a traveler’s pages', () => {
  test('the bar names the traveler of the profile, and leads back to the travelers', async () => {
    await renderArranged('arrangedPersonal')
    expect(await screen.findByText('You are editing Camille Roy’s profile')).toBeVisible()
    expect(bar().getByRole('link', { name: 'Back to my travellers' })).toBeVisible()
  })

  test('the bar names the traveler of the trips, and leads to their profile and trips', async () => {
    await renderArranged('arrangerItinerary', { messages: ['tripLists'] })
    expect(await screen.findByText('Camille Roy’s trips')).toBeVisible()
    const pages = within(screen.getByRole('navigation', { name: 'Camille Roy' }))
    expect(pages.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/en-ca/arranger/profile/aurora/p2/personal',
    )
    expect(pages.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/en-ca/arranger/aurora/p2/trips')
    expect(pages.getByRole('link', { name: 'Trips' })).toHaveAttribute('aria-current', 'page')
  })

  test('the bar is announced once, by the traveler’s name', async () => {
    await renderArranged('arrangedPersonal')
    const said = await screen.findByText('You are arranging travel for Camille Roy')
    expect(said).toHaveRole('status')
  })

  test('the bar shows that trips can be booked, and offers it', async () => {
    await renderArranged('arrangedPersonal')
    expect(await screen.findByText('Ready to book')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Book for Camille' })).not.toHaveAttribute('aria-disabled')
  })

  test('§5: the bar counts and lists the obstacles, with who can remove each', async () => {
    const { user } = await renderArranged('arrangedPersonal', {
      profile: unready(['phoneNumberMissing', 'phoneTypeMissing', 'dateOfBirthMissing', 'costCenterMissing']),
    })
    const left = await screen.findByRole('button', { name: '3 things missing' })
    const book = await screen.findByRole('button', { name: 'Book for Camille' })
    expect(book).toHaveAttribute('aria-disabled', 'true')
    expect(book).toHaveAccessibleDescription('3 things missing')
    await user.click(left)
    const list = within(await screen.findByRole('dialog'))
    expect(list.getByRole('link', { name: 'The phone number' })).toHaveAttribute(
      'href',
      '/en-ca/arranger/profile/aurora/p2/personal#phoneNumber',
    )
    expect(list.getByRole('link', { name: 'The date of birth' })).toBeVisible()
    expect(list.getByText('From the travel administrator')).toBeVisible()
    expect(list.getByText('The cost centre')).toBeVisible()
  })

  test('the administrator is asked for what only they can provide, and not for what the arranger can', async () => {
    const { user, unmount } = await renderArranged('arrangedPersonal', { profile: unready(['costCenterMissing']) })
    await user.click(await screen.findByRole('button', { name: '1 thing missing' }))
    const sent = answerChange('post', '/companies/aurora/profiles/p2/ask-details', {
      askedAt: new Date().toISOString(),
      remindedAt: null,
    })
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Ask/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    unmount()
    const other = await renderArranged('arrangedPersonal', { profile: unready(['dateOfBirthMissing']) })
    await other.user.click(await screen.findByRole('button', { name: '1 thing missing' }))
    expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: /^Ask/ })).toBeNull()
  })

  test('§5: the bar explains that the policy allows no booking, and offers none', async () => {
    const asked = serve([])
    const barred = { isAllowedTransient: false, isAllowedEvent: false }
    await renderArranged('arrangedPersonal', { profile: makeProfile({ ...camille, ...barred }) })
    expect(await screen.findByText('Their travel policy does not allow bookings for them.')).toBeVisible()
    expect(screen.queryByText('Ready to book')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Book for Camille' })).toHaveAttribute('aria-disabled', 'true')
    expect(asked).toEqual([])
  })

  test('§5: the bar uses the list of travelers where the profile does not answer', async () => {
    const barred = { isAllowedTransient: false, isAllowedEvent: false }
    serve([makeTraveler({ profileId: 'p2', ...barred })])
    const untold = { isAllowedTransient: undefined, isAllowedEvent: undefined }
    await renderArranged('arrangedPersonal', { profile: makeProfile({ ...camille, ...untold }) })
    expect(await screen.findByText('Their travel policy does not allow bookings for them.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Book for Camille' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('§8: the booking window opens with events under a policy for events only, and no tool without one', async () => {
    const eventsOnly = { employeeId: 'e2', isAllowedTransient: false, isAllowedEvent: true }
    const { user, store } = await renderArranged('arrangedPersonal', {
      profile: makeProfile({ ...camille, ...eventsOnly }),
    })
    const book = await screen.findByRole('button', { name: 'Book for Camille' })
    expect(book).toHaveAttribute('aria-haspopup', 'dialog')
    await user.click(book)
    expect(booking(store.getState())).toMatchObject({
      isModalOpen: true,
      isChosenInWindow: false,
      traveler: { companyId: 'aurora', profileId: 'p2', employeeId: 'e2', name: 'Camille Roy' },
    })
  })

  test.each([
    [
      'fr-ca',
      'Vous modifiez le profil d’Élodie Roy',
      'Les renseignements d’Élodie dont les compagnies aériennes, les hôtels et l’entreprise ont besoin.',
    ],
    [
      'es-mx',
      'Está editando el perfil de Élodie Roy',
      'Los datos de Élodie que necesitan las aerolíneas, los hoteles y la empresa.',
    ],
    [
      'en-us',
      'You are editing Élodie Roy’s profile',
      'The details about Élodie that airlines, hotels and the company need.',
    ],
  ] as const)('the bar is in %s', async (locale, whose, lead) => {
    await renderArranged('arrangedPersonal', { locale, profile: makeProfile({ ...camille, firstName: 'Élodie' }) })
    expect(await screen.findByText(whose)).toBeVisible()
    expect(await screen.findByText(lead)).toBeVisible()
  })
})

describe('an arranger whose access has ended', () => {
  const gone = 'You no longer arrange travel for Camille Roy'
  const revoke = () => fail(theirs, 403)

  test('the next refused call shows the end in place of the page, with the way back', async () => {
    const { user } = await renderArranged('arrangedPersonal')
    const field = await screen.findByRole('textbox', { name: /^First name/ })
    revoke()
    failChange('patch', theirs, 403, 'notAllowed')
    await user.type(field, 'x')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { level: 1, name: gone })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to my travellers' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText('You are editing Camille Roy’s profile')).toBeNull()
  })

  test('a refused download shows the end too', async () => {
    answer(`${theirs}/trips/ABC123`, makeTrip())
    answer(`${theirs}/invoices`, [])
    const { user } = await renderArranged('arrangerTrip', { params: { bookingId: 'ABC123' } })
    const download = await screen.findByRole('button', { name: /calendar/i })
    revoke()
    fail(`${theirs}/trips/ABC123/calendar`, 403)
    await user.click(download)
    expect(await screen.findByRole('heading', { level: 1, name: gone })).toBeVisible()
  })

  test('a traveler the server does not name is not named', async () => {
    const shown = renderArranged('arrangedPersonal')
    revoke()
    await shown
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You cannot arrange travel for this person' }),
    ).toBeVisible()
  })

  test('a call that finds nothing is no end of access while the profile is still answered', async () => {
    fail(`${theirs}/trips/NOSUCH`, 404)
    await renderArranged('arrangerTrip', { params: { bookingId: 'NOSUCH' } })
    expect(await screen.findByText('There is no such trip')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Camille Roy’s trips')).toBeVisible())
    expect(screen.getByRole('link', { name: 'See all of Camille’s trips' })).toHaveAttribute(
      'href',
      '/en-ca/arranger/aurora/p2/trips',
    )
  })
})
