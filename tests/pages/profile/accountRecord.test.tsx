import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { change, openAccount, pageOf, part, setAccount } from '#tests/support/profile/accountPage.tsx'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail, failChange, network, paths } from '#tests/support/page/network.ts'

beforeEach(setAccount)

describe('§6 roles of the account', () => {
  test('a person without a role is a traveler', async () => {
    await openAccount('signIn')
    expect(await part('Your roles').findByText('Traveller')).toBeInTheDocument()
  })
  test('an Admin reads where roles are managed', async () => {
    answer(`${paths.profile}/roles`, { roles: ['Admin', 'FinancialOfficer'] })
    await openAccount('signIn', { roles: ['Admin', 'FinancialOfficer'] })
    expect(await part('Your roles').findByText('Financial officer')).toBeInTheDocument()
    expect(part('Your roles').getByText(/managed under Employees/)).toBeInTheDocument()
    expect(part('Your roles').queryByRole('button')).not.toBeInTheDocument()
  })
  test('the roles stand below the sign-in, and their former address leads to them', async () => {
    const { address } = await openAccount('signIn', { path: '/profile/account?section=roles' })
    expect(screen.getByRole('heading', { level: 1, name: 'Sign-in and roles' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Your account' })).toBeInTheDocument()
    await waitFor(() => expect(part('Your roles').getByRole('list')).toHaveFocus())
    expect(address()).toContain('section=signIn')
  })
  test('a Guest reads nothing about roles', async () => {
    await openAccount('signIn', { roles: ['Guest'] })
    expect(screen.getByRole('heading', { level: 1, name: 'Sign-in' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Your roles' })).not.toBeInTheDocument()
  })
  test('a Guest sees arrangers and language of the parts in §6', async () => {
    await openAccount('display', { roles: ['Guest'] })
    expect(screen.getByRole('region', { name: 'Language' })).toBeInTheDocument()
    const pages = within(screen.getByRole('navigation', { name: 'Profile pages' }))
    expect(pages.getByRole('link', { name: 'Arrangers' })).toBeInTheDocument()
    expect(pages.getByRole('link', { name: 'Sign-in' })).toBeInTheDocument()
    expect(pages.queryByRole('link', { name: /roles/ })).not.toBeInTheDocument()
    expect(pages.queryByRole('link', { name: 'Close profile' })).not.toBeInTheDocument()
  })
})

describe('the record of the account', () => {
  test('sections and fields are in words, and an unknown field is "other details"', async () => {
    answer(
      `${paths.profile}/changes`,
      pageOf([
        change,
        { ...change, id: 'c2', isOwn: true, section: 'account', fields: ['timeFormat', 'somethingNew'] },
        {
          ...change,
          id: 'c4',
          section: 'payment',
          action: 'added',
          fields: ['number', 'nickname', 'expiryDate', 'uses'],
        },
        { ...change, id: 'c5', section: 'payment', action: 'added', fields: ['uses'] },
        { ...change, id: 'c3', section: 'roles', action: 'added', fields: ['Admin'] },
      ]),
    )
    await openAccount('changes')
    const list = part('Who changed my profile')
    expect(await list.findByText('Changed: first name and phone number')).toBeInTheDocument()
    expect(list.getByText('Changed: clock and other details')).toBeInTheDocument()
    expect(list.getByText('by you')).toBeInTheDocument()
    expect(list.getByText('Added a card')).toBeInTheDocument()
    expect(list.getByText('Added: what a card pays for')).toBeInTheDocument()
    expect(list.getByText('Added: Administrator')).toBeInTheDocument()
  })

  test('each day is named once, with the hours below it', async () => {
    const instant = (local: string) => new Date(local).toISOString()
    answer(
      `${paths.profile}/changes`,
      pageOf([
        { ...change, at: instant('2026-05-08T18:40:00') },
        { ...change, id: 'c2', at: instant('2026-05-08T09:05:00') },
        { ...change, id: 'c3', at: instant('2026-05-07T12:00:00') },
      ]),
    )
    await openAccount('changes')
    const list = part('Who changed my profile')
    await list.findByRole('heading', { name: 'May 8, 2026' })
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'May 8, 2026',
      'May 7, 2026',
    ])
    expect(list.getByText('6:40 p.m.')).toBeInTheDocument()
    expect(list.getByText('9:05 a.m.')).toBeInTheDocument()
  })

  test('older entries are a page further', async () => {
    network.use(
      http.get(`*/api/main${paths.profile}/changes`, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('pageNumber') === '2'
            ? pageOf([{ ...change, id: 'c9', fields: ['gender'] }], { prevPage: 1 })
            : pageOf([change], { nextPage: 2 }),
        ),
      ),
    )
    const { user } = await openAccount('changes')
    await user.click(await screen.findByRole('button', { name: 'Older' }))
    expect(await screen.findByText('Changed: gender')).toBeInTheDocument()
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Older' })).toHaveFocus()
  })

  test('a record that did not load leaves the rest of the page alone', async () => {
    fail(`${paths.profile}/changes`)
    await openAccount('changes')
    expect(await part('Who changed my profile').findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Language and display' })).toBeInTheDocument()
  })
})

describe('closing the profile', () => {
  test('closing takes two questions, each with the way back focused, and no typing', async () => {
    const sent = answerChange('delete', paths.profile, makeProfile({ active: false }))
    const { user } = await openAccount('close')
    await user.click(screen.getByRole('button', { name: 'Close my profile…' }))
    expect(screen.getByText('You cannot book, and no one can book for you.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Keep my profile' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByText('Close your profile now?')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Keep my profile' })).toHaveFocus()
    expect(sent).toHaveLength(0)
    answer(paths.profile, makeProfile({ active: false }))
    await user.click(screen.getByRole('button', { name: 'Yes, close it' }))
    expect(await screen.findByRole('region', { name: 'Your profile is closed' })).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  test('a refusal is reported, and the profile stays', async () => {
    failChange('delete', paths.profile, 503)
    const { user } = await openAccount('close')
    await user.click(screen.getByRole('button', { name: 'Close my profile…' }))
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await user.click(screen.getByRole('button', { name: 'Yes, close it' }))
    expect(await screen.findByText('That did not work')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keep my profile' }))
    expect(screen.getByRole('button', { name: 'Close my profile…' })).toHaveFocus()
  })

  test('a closed profile can request reopening, with the day it was closed', async () => {
    answer(paths.profile, makeProfile({ active: false }))
    const askedAt = new Date().toISOString()
    const sent = answerChange('post', '/companies/profiles/request-reactivate', { askedAt })
    const { user } = await openAccount('close', { path: '/profile/account#reactivation' })
    answer(paths.profile, makeProfile({ active: false, reactivationAskedAt: askedAt }))
    const ask = await screen.findByRole('button', { name: 'Ask to make it active again' })
    // The notice on Home leads here.
    await waitFor(() => expect(ask).toHaveFocus())
    await user.click(ask)
    expect(await screen.findByText(/^Your travel administrators were asked on/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Ask/ })).not.toBeInTheDocument()
    expect(sent).toEqual([{ profileId: 'p1' }])
  })
})
