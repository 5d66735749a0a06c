import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ada, employees, openEmployeeDesk, showEmployee } from '#tests/support/admin/employeeDesk.ts'
import { makeEmployee } from '#tests/support/admin/employeeFactory.ts'
import { clockTime } from '#tests/support/page/clockTime.ts'
import { answerChange, failChange } from '#tests/support/page/network.ts'

beforeEach(openEmployeeDesk)
const status = async () => within(await screen.findByRole('region', { name: 'Status' }))

describe('the state of an employee', () => {
  test('an employee is activated by the status, and the invitation is announced', async () => {
    const sent = answerChange('patch', ada, makeEmployee())
    const { user } = await showEmployee(makeEmployee({ status: 'inactive', isRegistered: false }))
    const life = await status()
    expect(life.getByText('Inactive: no signing in, no booking.')).toBeVisible()
    expect(life.getByText(/They get an invitation by e-mail/)).toBeVisible()
    await user.click(life.getByRole('button', { name: 'Activate' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'active', version: 3 }]))
  })

  test('an employee is deactivated after the consequences were shown, and canceling returns the focus', async () => {
    const sent = answerChange('post', `${employees}/deactivateEmployee`, makeEmployee({ status: 'inactive' }))
    const { user } = await showEmployee(makeEmployee())
    const life = await status()
    await user.click(life.getByRole('button', { name: 'Deactivate' }))
    expect(life.getByText('Trips that are booked stay booked.')).toBeVisible()
    await user.click(life.getByRole('button', { name: 'Cancel' }))
    expect(life.getByRole('button', { name: 'Deactivate' })).toHaveFocus()
    expect(sent).toEqual([])
    await user.click(life.getByRole('button', { name: 'Deactivate' }))
    await user.click(life.getByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(sent).toEqual([{ employeeId: 'e-ada', version: 3 }]))
  })

  test('deactivating an admin with tokens warns that they end, or the reader takes them over', async () => {
    const sent = answerChange('post', `${employees}/deactivateEmployee`, makeEmployee({ status: 'inactive' }))
    const { user } = await showEmployee(makeEmployee({ tokenNames: ['Okta', 'Entra ID'] }))
    const life = await status()
    await user.click(life.getByRole('button', { name: 'Deactivate' }))
    expect(life.getByText(/The provisioning tokens Okta and Entra ID end with their right to administer/)).toBeVisible()
    const take = life.getByRole('checkbox', { name: 'Take them over, so that they stay good in my name' })
    expect(take).not.toBeChecked()
    expect(take).toHaveAccessibleDescription(/Anyone who knows a token can still use it/)
    await user.click(take)
    await user.click(life.getByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(sent).toEqual([{ employeeId: 'e-ada', version: 3, takesTokens: true }]))
  })

  test('removing the administrator role warns that the tokens end', async () => {
    const { user } = await showEmployee(makeEmployee({ roles: ['Admin'], tokenNames: ['Okta'] }))
    const roles = within(await screen.findByRole('group', { name: 'Roles' }))
    const said = /The provisioning token Okta ends with their right to administer/
    expect(roles.queryByText(said)).toBeNull()
    await user.click(roles.getByRole('checkbox', { name: 'Administrator' }))
    expect(roles.getByText(said)).toBeVisible()
  })

  test('activating an employee with a guarded role explains that the role waits', async () => {
    const { unmount } = await showEmployee(makeEmployee({ status: 'inactive', roles: ['FinancialOfficer', 'VIP'] }))
    const said = 'The role Financial officer waits until another administrator allows it.'
    expect((await status()).getByText(said)).toBeVisible()
    unmount()
    await showEmployee(makeEmployee({ status: 'inactive', roles: ['FinancialOfficer'], needsSecondYes: false }))
    expect((await status()).queryByText(said)).toBeNull()
  })

  test.each([
    ['e-ada', true, /^A role you give yourself takes effect once another administrator has allowed it/],
    ['e-ada', false, /There is no other administrator to ask, so what you choose takes effect at once/],
    ['e-eve', true, /Risk advisor wait until another administrator allows them/],
    ['e-eve', false, /a role adds to that, and takes effect at once/],
  ])(
    'the roles explain before saving when they apply (reader %s, others to ask: %s)',
    async (reader, needsSecondYes, said) => {
      await showEmployee(makeEmployee({ needsSecondYes }), { employeeId: reader })
      expect(await screen.findByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(said)
    },
  )

  test('the last administrator cannot be deactivated, with the reason', async () => {
    failChange('post', `${employees}/deactivateEmployee`, 409, 'lastAdmin')
    const { user } = await showEmployee(makeEmployee())
    const life = await status()
    await user.click(life.getByRole('button', { name: 'Deactivate' }))
    await user.click(life.getByRole('button', { name: 'Deactivate' }))
    expect(await life.findByText(/This is the last active administrator/)).toBeVisible()
  })

  test('an employee is deleted after a question that counts the trips the company keeps', async () => {
    const sent = answerChange('delete', ada, { id: 'e-ada' })
    const { user, address } = await showEmployee(makeEmployee({ trips: 2 }))
    const life = await status()
    await user.click(life.getByRole('button', { name: 'Delete employee' }))
    expect(life.getByText(/Ada Quill has 2 trips: the company’s records keep them/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(life.getByRole('button', { name: 'Delete permanently' }))
    await waitFor(() => expect(address()).toBe('/en-ca/admin/employees'))
  })

  test('an employee who never signed in is invited again', async () => {
    const sent = answerChange('post', `${employees}/bulk`, { changed: 1, skipped: [] })
    const { user } = await showEmployee(makeEmployee({ isRegistered: false }))
    await user.click((await status()).getByRole('button', { name: 'Send the invitation again' }))
    await waitFor(() => expect(sent).toEqual([{ employeeIds: ['e-ada'], change: { kind: 'invite' } }]))
  })

  test('an invitation within an hour shows when the next is possible, and sends none', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-11T20:40:00Z') })
    const sent = answerChange('post', `${employees}/bulk`, { changed: 1, skipped: [] })
    const { user } = await showEmployee(makeEmployee({ isRegistered: false, invitedAt: '2026-05-11T20:26:00Z' }))
    const again = (await status()).getByRole('button', { name: 'Send the invitation again' })
    expect(again).toHaveAccessibleDescription(
      new RegExp(
        `^Invitation sent at ${clockTime('2026-05-11T20:26:00Z')}; after ${clockTime('2026-05-11T21:26:00Z')} you can send another\\.$`,
      ),
    )
    expect(again).toHaveAttribute('aria-disabled', 'true')
    await user.click(again)
    expect(sent).toEqual([])
    vi.useRealTimers()
  })

  test('an employee invited by another admin a moment ago is skipped with the reason', async () => {
    const skipped = [{ id: 'e-ada', name: 'Ada Quill', reason: 'invitedRecently' }]
    answerChange('post', `${employees}/bulk`, { changed: 0, skipped })
    const { user } = await showEmployee(makeEmployee({ isRegistered: false }))
    await user.click((await status()).getByRole('button', { name: 'Send the invitation again' }))
    expect(await screen.findByText(/Ada Quill was invited within the last hour/)).toBeVisible()
  })

  test.each([
    ['Open the profile again', true],
    ['Leave it closed', false],
  ])('a request to reopen a profile is answered: %s', async (name, isOpened) => {
    const sent = answerChange('put', `${ada}/reopening`, makeEmployee())
    const { user } = await showEmployee(
      makeEmployee({ isProfileActive: false, reactivationAskedAt: '2026-05-11T06:00:00Z' }),
    )
    const life = await status()
    expect(life.getByText(/asked on May 11, 2026/)).toBeVisible()
    await user.click(life.getByRole('button', { name }))
    await waitFor(() => expect(sent).toEqual([{ isOpened }]))
  })

  test('the reader gets a role only through another administrator, and cannot deactivate themself', async () => {
    const askedRoles = [{ id: 'r1', role: 'VIP' as const, askedAt: '2026-05-11T06:00:00Z' }]
    await showEmployee(makeEmployee({ askedRoles }), { employeeId: 'e-ada' })
    expect(await screen.findByText('The role you gave yourself waits for another administrator')).toBeVisible()
    expect(screen.getByText('VIP, asked for on May 11, 2026')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(
      /takes effect once another administrator has allowed it/,
    )
    const life = await status()
    expect(life.getByText(/only another administrator deactivates or deletes you/)).toBeVisible()
    expect(life.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument()
    expect(life.queryByRole('button', { name: 'Delete employee' })).not.toBeInTheDocument()
  })
})
