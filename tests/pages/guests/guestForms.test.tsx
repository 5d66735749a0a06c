import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GuestDetail } from '#contract/arranger/guests.ts'
import { learnAdditions } from '@/http/additions'
import { makeGuest, makeGuestDetail, makeGuestPage } from '#tests/support/guests/guestFactory.ts'
import { clockTime } from '#tests/support/page/clockTime.ts'
import { fill } from '#tests/support/page/fill.ts'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const guests = '/companies/aurora/guests'
const one = `${guests}/g1`
const noor = makeGuest().host!
const countries = [
  { countryCode: 'CA', alpha3: 'CAN', countryName: 'Canada', callingCode: '1' },
  { countryCode: 'GB', alpha3: 'GBR', countryName: 'United Kingdom', callingCode: '44' },
]
beforeEach(() => {
  setClock('2026-05-12T14:00:00Z')
  learnAdditions([{ name: 'guestmanagement', status: 'enabled' }])
  answer('/countries', countries)
  answer('/companies/aurora/guest-hosts', [noor])
  answer(guests, makeGuestPage([]))
})
const manager = { whoami: { roles: ['GuestManager'] as const } }
const refused = (field: string, code: string) => ({
  successfull: false,
  messageCode: 'badInput',
  message: '…',
  problems: [{ field, code }],
})

describe('adding a guest', () => {
  async function fillIn() {
    const shown = await renderRoute('guestManagementAdd', { whoami: { roles: ['GuestManager'] } })
    const { user } = shown
    await fill(user, await screen.findByLabelText(/^First name/), 'Ada')
    await fill(user, screen.getByLabelText(/^Last name/), 'Quill')
    await screen.findAllByRole('option', { name: /United Kingdom/ })
    await user.selectOptions(screen.getByLabelText(/^Country \*|^Country$/), 'United Kingdom')
    await fill(user, screen.getByLabelText(/^E-mail/), 'ada@visitor.example')
    await user.type(screen.getByRole('combobox', { name: /^Host/ }), 'noor')
    await user.click(await screen.findByRole('option', { name: /Noor Haddad/ }))
    await fill(user, screen.getByRole('textbox', { name: /^Last day as a guest/ }), '2026-06-30')
    return { ...shown, save: () => user.click(screen.getByRole('button', { name: 'Add guest' })) }
  }

  test('the form sends the typed values with the chosen host, and leads to the list', async () => {
    const sent = answerChange('post', guests, makeGuestDetail({ status: 'invited', isRegistered: false }))
    const { save, address } = await fillIn()
    expect(screen.getByText('Cost centre: People and culture')).toBeVisible()
    await save()
    await waitFor(() => expect(address()).toBe('/en-ca/guests'))
    expect(sent).toEqual([
      expect.objectContaining({
        firstName: 'Ada',
        email: 'ada@visitor.example',
        hostEmployeeId: 'e-noor',
        endDate: '2026-06-30',
        payment: 'host',
        booking: 'events',
        hasAccess: true,
      }),
    ])
  })

  test('everything that booking needs says so, before it is found missing', async () => {
    await renderRoute('guestManagementAdd', { whoami: { roles: ['GuestManager'] } })
    for (const name of [/^Phone number/, /^Gender/])
      expect(await screen.findByLabelText(name)).toHaveAccessibleDescription(/Needed before booking/)
  })

  test('scrolling the page while a host is typed removes nothing', async () => {
    const { user } = await renderRoute('guestManagementAdd', { whoami: { roles: ['GuestManager'] } })
    const host = await screen.findByRole('combobox', { name: /^Host/ })
    await user.type(host, 'noo')
    expect(await screen.findByRole('option', { name: /Noor Haddad/ })).toBeVisible()
    fireEvent.scroll(document)
    expect(host).toHaveValue('noo')
    await user.type(host, 'r')
    await user.click(await screen.findByRole('option', { name: /Noor Haddad/ }))
    expect(host).toHaveValue('Noor Haddad')
    await user.type(host, 'x')
    await user.tab()
    expect(host).toHaveValue('Noor Haddad')
  })

  test('the address of an employee is refused at its field, with what to do instead', async () => {
    answerChange('post', guests, refused('email', 'employeeEmail'), 400)
    const { save } = await fillIn()
    await save()
    await waitFor(() =>
      expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
        /An employee of your company has this e-mail/,
      ),
    )
    expect(screen.getByText(/ask to arrange their travel: they approve/)).toBeVisible()
  })

  test('a guest without access needs no address, and missing values are reported with the focus on the first', async () => {
    const { user } = await renderRoute('guestManagementAdd', { whoami: { roles: ['GuestManager'] } })
    expect(await screen.findByLabelText(/^E-mail/)).toHaveAttribute('aria-required', 'true')
    await user.click(screen.getByRole('radio', { name: 'Cannot sign in' }))
    expect(screen.getByLabelText(/^E-mail/)).not.toHaveAttribute('aria-required')
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(/messages then go to the host/)
    await user.click(screen.getByRole('button', { name: 'Add guest' }))
    expect(await screen.findByText('5 fields need your attention')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveFocus()
  })
})

describe('the page of a guest', () => {
  const show = (guest: GuestDetail) => {
    answer(one, guest)
    return renderRoute('guestManagementEdit', { ...managerAt })
  }
  const managerAt = {
    whoami: { roles: [...manager.whoami.roles] },
    path: '/guests/g1/edit',
    route: '/guests/:employeeId/edit',
  }
  const life = async () => within(await screen.findByRole('region', { name: 'Time as a guest' }))

  test('a guest is changed in the version that was opened, and a registered guest keeps their address', async () => {
    const sent = answerChange('put', one, makeGuestDetail({ purpose: 'Audit', version: 4 }))
    const { user } = await show(makeGuestDetail())
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Quill' })).toBeVisible()
    expect(screen.getByLabelText(/^E-mail/)).toHaveAttribute('readonly')
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(/^They sign in with \S+@\S+/)
    await user.clear(screen.getByLabelText('Reason for the visit'))
    await fill(user, screen.getByLabelText('Reason for the visit'), 'Audit')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ purpose: 'Audit', version: 3, hostEmployeeId: 'e-noor' })])
  })

  test('a guest without a reason for the visit shows nothing before the last day', async () => {
    await show(makeGuestDetail({ purpose: '' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ada Quill' })
    const facts = within(heading.closest('header')!).getAllByRole('listitem')
    expect(facts[0]).toHaveTextContent(/^Guest until /)
    expect(facts.map(({ textContent }) => textContent)).not.toContain('')
  })

  test('a change by another person is shown, and nothing is overwritten', async () => {
    const conflict = { successfull: false, messageCode: 'changedMeanwhile', message: '…' }
    answerChange('put', one, { ...conflict, current: makeGuestDetail({ purpose: 'Theirs', version: 9 }) }, 412)
    const { user } = await show(makeGuestDetail())
    await user.type(await screen.findByLabelText('Reason for the visit'), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Theirs/)).toBeVisible()
  })

  test('a guest is extended by 30 days, or to a chosen day', async () => {
    const sent = answerChange('post', `${one}/extension`, makeGuestDetail({ endDate: '2026-07-30' }))
    const { user } = await show(makeGuestDetail())
    await user.click((await life()).getByRole('button', { name: /^Extend to Jul.* 30, 2026$/ }))
    await waitFor(() => expect(sent).toEqual([{ endDate: '2026-07-30' }]))
    await user.click((await life()).getByRole('button', { name: 'Another day' }))
    const set = (await life()).getByRole('button', { name: 'Set this day' })
    await user.click(set)
    expect((await life()).getByText('Fill in this field.')).toBeVisible()
    await fill(user, (await life()).getByLabelText('Last day as a guest'), '2026-08-15')
    await user.click(set)
    await waitFor(() => expect(sent.at(-1)).toEqual({ endDate: '2026-08-15' }))
  })

  test('a guest is deactivated after the consequences were shown, and canceling returns the focus', async () => {
    const sent = answerChange('post', `${one}/deactivation`, makeGuestDetail({ status: 'deactivated' }))
    const { user } = await show(makeGuestDetail())
    await user.click((await life()).getByRole('button', { name: 'Deactivate' }))
    expect((await life()).getByText(/signed out everywhere at once/)).toBeVisible()
    await user.click((await life()).getByRole('button', { name: 'Cancel' }))
    expect((await life()).getByRole('button', { name: 'Deactivate' })).toHaveFocus()
    expect(sent).toEqual([])
    await user.click((await life()).getByRole('button', { name: 'Deactivate' }))
    answer(one, makeGuestDetail({ status: 'deactivated' }))
    await user.click((await life()).getByRole('button', { name: 'Deactivate' }))
    expect(await (await life()).findByText(/^Deactivated: no signing in/)).toBeVisible()
    expect((await life()).getByRole('button', { name: /^Reactivate until/ })).toBeVisible()
    expect((await life()).queryByRole('button', { name: 'Deactivate' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Time as a guest' })).toHaveFocus())
  })

  test('a guest who has not signed in is invited again', async () => {
    const invited = makeGuestDetail({ status: 'invited', isRegistered: false })
    const sent = answerChange('post', `${one}/invitation`, invited)
    const { user } = await show(invited)
    await user.click((await life()).getByRole('button', { name: 'Send the invitation again' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('a guest invited within the hour is not invited again, with the time of the next', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-11T20:40:00Z') })
    const invited = makeGuestDetail({ status: 'invited', isRegistered: false, invitedAt: '2026-05-11T20:26:00Z' })
    const sent = answerChange('post', `${one}/invitation`, invited)
    const { user } = await show(invited)
    const again = (await life()).getByRole('button', { name: 'Send the invitation again' })
    expect(again).toHaveAccessibleDescription(
      new RegExp(
        `^Invitation sent at ${clockTime('2026-05-11T20:26:00Z')}; after ${clockTime('2026-05-11T21:26:00Z')} you can send another\\.$`,
      ),
    )
    await user.click(again)
    expect(sent).toEqual([])
    vi.useRealTimers()
  })

  test('the page shows when the details are removed, what is missing, and what a guest can see', async () => {
    await show(makeGuestDetail({ profileIssues: [{ issue: 'genderMissing' }], isTripBeyondEnd: true }))
    expect((await life()).getByText(/^Personal details are removed on Jul.* 30, 2026\.$/)).toBeVisible()
    expect((await life()).getByText(/A trip ends after the last day/)).toBeVisible()
    expect(within(screen.getByRole('region', { name: '1 detail missing' })).getByText('Gender')).toBeVisible()
    expect(screen.getByRole('region', { name: 'What a guest can see' })).toBeVisible()
  })

  test.each([
    [true, /^Any trip, within the host/],
    [false, /^Nothing: under their travel policy others book/],
  ])('the right to book (%s) is shown for the guest', async (maySelfBook, words) => {
    await show(makeGuestDetail({ hasAccess: true, booking: 'any', maySelfBook }))
    const seen = within(await screen.findByRole('region', { name: 'What a guest can see' }))
    expect(seen.getByText(words)).toBeVisible()
    expect(seen.getAllByText(/Any trip|Nothing/)).toHaveLength(1)
  })

  test('a guest without trips can be removed after a question, and one with trips cannot', async () => {
    const { unmount } = await show(makeGuestDetail())
    expect((await life()).queryByRole('button', { name: 'Remove guest' })).toBeNull()
    unmount()
    answerChange('delete', one, { employeeId: 'g1' })
    const { user, address } = await show(makeGuestDetail({ isRemovable: true }))
    await user.click((await life()).getByRole('button', { name: 'Remove guest' }))
    await user.click((await life()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(address()).toBe('/en-ca/guests'))
  })

  test('an unknown guest is reported, and a failure can be tried again', async () => {
    fail(one, 404)
    const { unmount } = await renderRoute('guestManagementEdit', { ...managerAt })
    expect(await screen.findByRole('heading', { name: 'There is no such guest' })).toBeVisible()
    unmount()
    fail(one)
    const { user } = await renderRoute('guestManagementEdit', { ...managerAt })
    expect(await screen.findByRole('heading', { name: 'This guest did not load' })).toBeVisible()
    answer(one, makeGuestDetail())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Quill' })).toBeVisible()
  })
})
