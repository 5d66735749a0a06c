import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, answerChange, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const askPath = `${paths.profile}/ask-details`
const askedWords = /^Waiting for your travel administrator since .*e-mail once/
const withDetailMissing = (changed: Parameters<typeof makeProfile>[0] = {}) =>
  makeProfile({ isAllowedToBook: false, profileIssues: [{ issue: 'costCenterMissing' }], ...changed })
const notice = async (title = 'Your part is done') =>
  (await screen.findByText(title)).closest<HTMLElement>('[role=status]')!

/** A server like ours: after a request the profile has its time. */
function serveAsking(): { requests: number } {
  const seen = { requests: 0 }
  const at = '2026-05-09T12:00:00Z'
  network.use(
    http.get(`*/api/main${paths.profile}`, () =>
      HttpResponse.json(withDetailMissing({ detailsAskedAt: seen.requests > 0 ? at : null })),
    ),
    http.post(`*/api/main${askPath}`, () => {
      seen.requests += 1
      return HttpResponse.json({ askedAt: at })
    }),
  )
  return seen
}

describe('§2 the card of an incomplete profile', () => {
  test('the travel admin is asked automatically, and the notice says so afterwards', async () => {
    const seen = serveAsking()
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(await screen.findByText('Your part is done')).toBeVisible()
    expect(await screen.findByText(askedWords)).toBeVisible()
    expect(seen.requests).toBe(1)
  })

  test('the administrator has a mail link where the backend answers an address', async () => {
    serveAsking()
    answer(paths.profile, withDetailMissing({ administratorEmail: 'ada@aurora.example' }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    const link = within(await notice()).getByRole('link', { name: 'Write to ada@aurora.example' })
    expect(link).toHaveAttribute('href', 'mailto:ada%40aurora.example')
  })

  test('a request that was sent before is not sent again', async () => {
    const sent = failChange('post', askPath)
    answer(paths.profile, withDetailMissing({ detailsAskedAt: '2026-05-01T06:00:00Z' }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(await screen.findByText(askedWords)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('a person who has done their part reads so, with the time of the request', async () => {
    const asked = {
      detailsAskedAt: '2026-05-01T06:00:00Z',
      isBasicInfoComplete: false,
      isPaymentMethodsComplete: false,
    }
    answer(paths.profile, withDetailMissing(asked))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(await screen.findByRole('heading', { name: 'Your part is done' })).toBeVisible()
    expect(screen.getByText(/^Waiting for your travel administrator since .*May 1/)).toBeVisible()
    expect(screen.queryByText('You’re not finished yet!')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Complete my profile' })).toBeNull()
  })

  test('a reminder can be sent once after a day, with its time', async () => {
    setClock('2026-05-09T12:00:00')
    const asked = { detailsAskedAt: '2026-05-01T06:00:00Z' }
    answer(paths.profile, withDetailMissing(asked))
    const failed = failChange('post', askPath)
    const { user } = await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    const remind = await screen.findByRole('button', { name: 'Remind the travel admin' })
    await user.click(remind)
    expect(await screen.findByText('The reminder could not be sent.', { exact: false })).toBeVisible()
    expect(failed).toHaveLength(1)
    const now = '2026-05-09T06:00:00Z'
    const sent = answerChange('post', askPath, { askedAt: asked.detailsAskedAt, remindedAt: now })
    answer(paths.profile, withDetailMissing({ ...asked, detailsRemindedAt: now }))
    await user.click(remind)
    expect(await screen.findByText(/since .*May 1.* Reminded on .*May 9/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remind the travel admin' })).toBeNull()
    expect(sent).toHaveLength(1)
  })

  test('a request less than a day old has no reminder yet', async () => {
    setClock('2026-05-09T12:00:00')
    answer(paths.profile, withDetailMissing({ detailsAskedAt: '2026-05-09T02:00:00Z' }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(await screen.findByText(askedWords)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remind the travel admin' })).toBeNull()
  })

  test('a request that reached no administrator is reported, and can be tried again', async () => {
    answer(paths.profile, withDetailMissing())
    const sent = failChange('post', askPath, 502, 'mailFailed')
    const { user } = await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    const banner = await notice()
    expect(await within(banner).findByText('Your travel admin has not been asked for this yet.')).toBeVisible()
    expect(screen.queryByText(askedWords)).toBeNull()
    expect(sent).toHaveLength(1)
    serveAsking()
    await user.click(within(banner).getByRole('button', { name: 'Ask the travel admin' }))
    expect(await screen.findByText(askedWords)).toBeVisible()
  })

  test('a backend without requests claims none', async () => {
    learnAdditions([])
    const sent = failChange('post', askPath)
    answer(paths.profile, withDetailMissing())
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    const banner = await notice()
    expect(within(banner).getByText('Your travel admin has not been asked for this yet.')).toBeVisible()
    expect(within(banner).queryByRole('button')).toBeNull()
    expect(sent).toEqual([])
  })

  test('a closed profile is called closed without missing details, and leads to the request', async () => {
    const sent = failChange('post', askPath)
    answer(
      paths.profile,
      makeProfile({ active: false, isAllowedToBook: false, profileIssues: [{ issue: 'notActive' }] }),
    )
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(await screen.findByText('Your profile is closed')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open Account' })).toHaveAttribute(
      'href',
      '/en-ca/profile/account#reactivation',
    )
    expect(screen.queryByText('Your part is done')).toBeNull()
    expect(screen.queryByText('You’re not finished yet!')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull()
    expect(sent).toEqual([])
  })

  test('a former employee has no closed profile to reopen', async () => {
    answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: [{ issue: 'notActive' }] }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(within(await notice()).getByText(/has not been asked/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open Account' })).toBeNull()
  })

  test('a flag without an issue sends no request and shows no notice', async () => {
    const sent = failChange('post', askPath)
    answer(paths.profile, makeProfile({ isMandatoryFieldsInformationComplete: false }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(within(await notice('Some of your details are missing')).getByText(/has not been asked/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('You’re not finished yet!')).toBeNull())
    expect(sent).toEqual([])
  })
})

test.each([
  [['genderMissing'], 's=personal#gender'],
  [['phoneCountryCodeMissing'], 's=personal#phone'],
  [['airFopMissing', 'hotelFopMissing', 'carFopMissing', 'railFopMissing'], 's=payment'],
  [['carFopExpired'], 's=payment'],
  [['approverPerTravelPolicyMissing', 'railFopMissing'], 's=payment'],
  [['costCenterMissing', 'dateOfBirthMissing'], 's=personal#dateOfBirth'],
])('the button to complete the profile leads to the first field that is missing: %j', async (missing, place) => {
  answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: missing.map((issue) => ({ issue })) }))
  answerChange('post', askPath, { askedAt: '2026-05-05T15:00:00Z' })
  await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
  expect(await screen.findByRole('link', { name: 'Complete my profile' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/en-ca/complete-your-profile?${place}`),
  )
})
