import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { BackButton } from '@/shell/header/BackButton'
import { learnAdditions } from '@/http/additions'
import { setAccount } from '#tests/support/profile/accountPage.tsx'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, network, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute } from '#tests/support/page/render.tsx'

beforeEach(() => {
  setAccount()
  answer(`${paths.profile}/travel-documents`, [])
  answer(`${paths.profile}/emergency-contact`, null)
  answer('/profiles/p1/credit-cards', [])
})
const pages = () => within(screen.getByRole('navigation', { name: 'Profile pages' }))

describe('the list of a profile’s pages', () => {
  test('the list shows the state of each page', async () => {
    const issues = [{ issue: 'genderMissing' }, { issue: 'phoneNumberMissing' }] as const
    answer(paths.profile, makeProfile({ profileIssues: [...issues], isAllowedToBook: false }))
    await renderRoute('profile')
    expect(await pages().findByRole('link', { name: 'Personal information 2 missing' })).toBeVisible()
    expect(pages().getByRole('link', { name: 'Payment Complete' })).toBeVisible()
    expect(pages().getByRole('link', { name: 'Rental cars' })).toBeVisible()
    expect(pages().getByRole('link', { name: 'Close profile' })).toHaveAttribute(
      'href',
      '/en-ca/profile/account?section=close',
    )
  })

  test('§6 the list omits pages closed to a guest', async () => {
    let asked = 0
    network.use(
      http.get(`*/api/main${paths.profile}/emergency-contact`, () => {
        asked += 1
        return HttpResponse.json(null)
      }),
    )
    await renderRoute('profile', { whoami: { roles: ['Guest'] } })
    expect(await pages().findByRole('link', { name: 'Travel documents None yet' })).toBeVisible()
    expect(pages().queryByRole('link', { name: /^Emergency contacts/ })).toBeNull()
    expect(asked).toBe(0)
  })

  test('the list shows which pages are still empty', async () => {
    await renderRoute('profile')
    expect(await pages().findByRole('link', { name: 'Travel documents None yet' })).toBeVisible()
    expect(await pages().findByRole('link', { name: 'Emergency contacts None yet' })).toBeVisible()
  })

  test('§2: a locked page has its reason and no link', async () => {
    answer(paths.profile, makeProfile({ isBasicInfoComplete: false }))
    await renderRoute('profile')
    expect((await pages().findAllByText('Complete your personal information first')).length).toBe(2)
    expect(pages().queryByRole('link', { name: /^Travel documents/ })).toBeNull()
  })

  test('a page leads back to the list', async () => {
    await renderPage(<BackButton name="account" />)
    expect(screen.getByRole('link', { name: 'Back to My profile' })).toHaveAttribute('href', '/en-ca/profile')
  })
})

describe('the sections of the account', () => {
  test('each section has its address, and an opened one focuses its heading', async () => {
    const { user, address } = await renderRoute('account')
    await user.click(await pages().findByRole('link', { name: 'Language and display' }))
    expect(address()).toBe('/en-ca/profile/account?section=display')
    const heading = screen.getByRole('heading', { level: 1, name: 'Language and display' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(pages().getByRole('link', { name: 'Language and display' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull()
  })

  test('a section with unsaved changes asks before it is left', async () => {
    const { user, address } = await renderRoute('account', { path: '/profile/account?section=display' })
    await user.click(await screen.findByRole('radio', { name: '24 hours' }))
    await user.click(pages().getByRole('link', { name: 'Sign-in and roles' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(address()).toBe('/en-ca/profile/account?section=display')
  })

  test('sections that the backend does not offer are not listed', async () => {
    learnAdditions([])
    await renderRoute('account')
    await screen.findByRole('heading', { level: 1, name: 'Sign-in and roles' })
    expect(pages().queryByRole('link', { name: 'History' })).toBeNull()
  })
})
