import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { makeProfile } from '../support/factories.ts'
import { answer, failChange, network, paths } from '../support/network.ts'
import { renderPage } from '../support/render.tsx'

const askPath = `${paths.profile}/ask-details`
const askedWords = /administrator was asked to provide them on .*e-mail once/
const withDetailMissing = (changed: Parameters<typeof makeProfile>[0] = {}) =>
  makeProfile({ isAllowedToBook: false, profileIssues: [{ issue: 'costCenterMissing' }], ...changed })
const notice = async () =>
  (await screen.findByText('Some of your details are missing')).closest<HTMLElement>('[role=status]')!

/** A server that answers as ours: asked once, the profile says when. */
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

describe('§2 mandatory fields are incomplete', () => {
  test('the travel admin is asked by itself, and only then the notice says so', async () => {
    const seen = serveAsking()
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(await screen.findByText('Some of your details are missing')).toBeVisible()
    expect(await screen.findByText(askedWords)).toBeVisible()
    expect(seen.requests).toBe(1)
  })

  test('who was asked before is not asked again', async () => {
    const sent = failChange('post', askPath)
    answer(paths.profile, withDetailMissing({ detailsAskedAt: '2026-05-01T10:00:00Z' }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(await screen.findByText(askedWords)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('that nobody could be asked is said, and can be tried again', async () => {
    answer(paths.profile, withDetailMissing())
    const sent = failChange('post', askPath, 502, 'mailFailed')
    const { user } = await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    const banner = await notice()
    expect(await within(banner).findByText('Your travel admin has not been asked for this yet.')).toBeVisible()
    expect(screen.queryByText(askedWords)).toBeNull()
    expect(sent).toHaveLength(1)
    serveAsking()
    await user.click(within(banner).getByRole('button', { name: 'Ask my travel admin' }))
    expect(await screen.findByText(askedWords)).toBeVisible()
  })

  test('where the backend does not offer asking, nothing is claimed', async () => {
    learnAdditions([])
    const sent = failChange('post', askPath)
    answer(paths.profile, withDetailMissing())
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    const banner = await notice()
    expect(within(banner).getByText('Your travel admin has not been asked for this yet.')).toBeVisible()
    expect(within(banner).queryByRole('button')).toBeNull()
    expect(sent).toEqual([])
  })

  test('a closed profile is called closed; nobody is said to lack details, and the way leads to asking for it', async () => {
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
    expect(screen.queryByText('Some of your details are missing')).toBeNull()
    expect(screen.queryByText('You’re not finished yet!')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull()
    expect(sent).toEqual([])
  })

  test('who is no longer employed has no closed profile to ask for', async () => {
    answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: [{ issue: 'notActive' }] }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(within(await notice()).getByText(/has not been asked/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open Account' })).toBeNull()
  })

  test('a flag without an issue asks nobody and claims nothing', async () => {
    const sent = failChange('post', askPath)
    answer(paths.profile, makeProfile({ isMandatoryFieldsInformationComplete: false }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(within(await notice()).getByText(/has not been asked/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('You’re not finished yet!')).toBeNull())
    expect(sent).toEqual([])
  })
})
