import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeCostCenter } from '#tests/support/admin/costCenterFactory.ts'
import { ada, admin, asAdmin, employees, openEmployeeDesk, showEmployee } from '#tests/support/admin/employeeDesk.ts'
import { makeManagedPolicy } from '#tests/support/admin/travelPolicyFactory.ts'
import { makeEmployee, makeEmployeeName } from '#tests/support/admin/employeeFactory.ts'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { fill } from '#tests/support/page/fill.ts'
import { answer, answerChange, fail, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

beforeEach(openEmployeeDesk)
const refused = (field: string, code: string) => ({
  successfull: false,
  messageCode: code,
  message: '…',
  problems: [{ field, code }],
})
describe('adding an employee', () => {
  async function fillIn() {
    const shown = await renderRoute('addEmployee', asAdmin)
    const { user } = shown
    await fill(user, await screen.findByLabelText(/^First name/), 'Ada')
    await fill(user, screen.getByLabelText(/^Last name/), 'Quill')
    await fill(user, screen.getByLabelText(/^Employee number/), '1007')
    await fill(user, screen.getByLabelText(/^E-mail/), 'ada@aurora.example')
    await screen.findAllByRole('option', { name: 'Canada' })
    await user.selectOptions(screen.getByLabelText(/^Country/), 'Canada')
    return { ...shown, save: () => user.click(screen.getByRole('button', { name: 'Add employee' })) }
  }

  test('the form sends the typed and chosen values, and leads to the employee', async () => {
    const sent = answerChange('post', employees, makeEmployee())
    const { user, save, address } = await fillIn()
    await user.type(screen.getByRole('combobox', { name: /^Manager/ }), 'noor')
    await user.click(await screen.findByRole('option', { name: /Noor Haddad.*Head of people/ }))
    await user.type(screen.getByRole('combobox', { name: /^Cost centre/ }), 'rese')
    await user.click(await screen.findByRole('option', { name: /Research/ }))
    await user.click(screen.getByRole('checkbox', { name: 'Financial officer' }))
    await user.click(screen.getByRole('radio', { name: 'VIP' }))
    await user.click(screen.getByRole('radio', { name: 'Not yet' }))
    await save()
    await waitFor(() => expect(address()).toBe('/en-ca/admin/e-ada/edit-employee'))
    expect(sent).toEqual([
      {
        externalId: '1007',
        firstName: 'Ada',
        middleName: '',
        lastName: 'Quill',
        jobTitle: '',
        email: 'ada@aurora.example',
        mobilePhone: '',
        costCenterId: 'cc-rd',
        managerId: 'e-noor',
        approverId: null,
        roles: ['FinancialOfficer'],
        agencyService: 'vip',
        travelPolicyId: null,
        type: 'employee',
        cultureCode: 'en-CA',
        countryCode: 'CA',
        homeAirport: null,
        isInvited: false,
      },
    ])
  })

  test('an approver is required where the policy needs approval and no manager is chosen', async () => {
    const strict = makeManagedPolicy({ id: 'p-strict', name: 'Strict', isDefault: false, needsApproval: true })
    answer('/admin/companies/aurora/travel-policies', [makeManagedPolicy(), strict])
    const sent = answerChange('post', employees, makeEmployee())
    const { user, save } = await fillIn()
    const approver = () => screen.getByRole('combobox', { name: /^Approver/ })
    expect(approver()).not.toBeRequired()
    await user.selectOptions(await screen.findByLabelText('Travel policy'), 'Strict')
    expect(approver()).toBeRequired()
    await save()
    await waitFor(() => expect(approver()).toBeInvalid())
    expect(sent).toEqual([])
    await user.type(screen.getByRole('combobox', { name: /^Manager/ }), 'noor')
    await user.click(await screen.findByRole('option', { name: /Noor Haddad.*Head of people/ }))
    expect(approver()).not.toBeRequired()
    await save()
    await waitFor(() =>
      expect(sent).toMatchObject([{ travelPolicyId: 'p-strict', managerId: 'e-noor', approverId: null }]),
    )
  })

  test('each role and each travel policy describes what it allows', async () => {
    const { user } = await fillIn()
    expect(screen.getByRole('checkbox', { name: 'Financial officer' })).toHaveAccessibleDescription(
      'Sees the company’s travel scores and spending.',
    )
    expect(screen.queryByRole('checkbox', { name: 'Guest manager' })).not.toBeInTheDocument()
    await user.selectOptions(await screen.findByLabelText('Travel policy'), 'Strict')
    expect(screen.getByLabelText('Travel policy')).toHaveAccessibleDescription(
      'Allows: booking for oneself and booking for events.',
    )
  })

  test('a server refusal is shown at its field, and typed values stay', async () => {
    answerChange('post', employees, refused('externalId', 'taken'), 409)
    const { save } = await fillIn()
    await save()
    await waitFor(() => expect(screen.getByLabelText(/^Employee number/)).toBeInvalid())
    expect(screen.getByLabelText(/^Employee number/)).toHaveValue('1007')
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada')
  })

  test('a missing value is reported, with the focus on the first field', async () => {
    const { user } = await renderRoute('addEmployee', asAdmin)
    await user.click(await screen.findByRole('button', { name: 'Add employee' }))
    expect(await screen.findByText('5 fields need your attention')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveFocus()
  })
})

describe('the page of an employee', () => {
  test('only the changed fields are sent, in the version that was opened', async () => {
    const sent = answerChange('patch', ada, makeEmployee({ jobTitle: 'Lead', version: 4 }))
    const { user } = await showEmployee(makeEmployee())
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Quill' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: /^Manager/ })).toHaveValue('Noor Haddad')
    await user.clear(screen.getByLabelText(/^Job title/))
    await user.type(screen.getByLabelText(/^Job title/), 'Lead')
    await user.clear(screen.getByRole('combobox', { name: /^Manager/ }))
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ jobTitle: 'Lead', managerId: null, version: 3 }]))
  })

  test('a change by another admin is shown, and nothing is overwritten', async () => {
    const { user } = await showEmployee(makeEmployee())
    answerChange(
      'patch',
      ada,
      {
        ...refused('version', 'changed'),
        current: makeEmployee({ jobTitle: 'Director', version: 4 }),
      },
      412,
    )
    await user.type(await screen.findByLabelText(/^Job title/), ' and more')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Another person changed this meanwhile')).toBeVisible()
    expect(screen.getByText(/What is saved now: Director/)).toBeVisible()
  })

  test('the language that another admin chose is shown by its name', async () => {
    const { user } = await showEmployee(makeEmployee({ cultureCode: 'en-CA' }))
    const current = makeEmployee({ cultureCode: 'fr-CA', version: 4 })
    answerChange('patch', ada, { ...refused('version', 'changed'), current }, 412)
    await user.selectOptions(await screen.findByLabelText(/^Language/), 'es-MX')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/What is saved now: Français \(Canada\)/)).toBeVisible()
  })

  test('an employee as their own manager is refused at the field', async () => {
    answerChange('patch', ada, refused('managerId', 'oneself'), 400)
    const { user } = await showEmployee(makeEmployee({ manager: null }))
    await user.type(await screen.findByRole('combobox', { name: /^Manager/ }), 'noor')
    await user.click(await screen.findByRole('option', { name: /Noor Haddad/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Manager/ })).toBeInvalid())
  })

  test('the page leads to the same list of trips as the own menu, or to all trips without a profile', async () => {
    answer(paths.features, makeFeatureConfiguration(['trips2']))
    const { unmount } = await showEmployee(makeEmployee({ profileId: 'p-ada' }))
    const link = () => screen.findByRole('link', { name: 'Trips' })
    await waitFor(async () => expect(await link()).toHaveAttribute('href', '/en-ca/admin/e-ada/trips-v2'))
    unmount()
    await showEmployee(makeEmployee({ profileId: null }))
    expect(await link()).toHaveAttribute('href', '/en-ca/admin/e-ada/trips')
  })

  test('the page shows the obstacles to booking, by who can remove them', async () => {
    await showEmployee(makeEmployee({ profileIssues: [{ issue: 'costCenterMissing' }, { issue: 'genderMissing' }] }))
    const missing = within(await screen.findByRole('region', { name: '2 things keep them from booking' }))
    expect(missing.getByText('You can settle this:')).toBeVisible()
    expect(missing.getByText('They settle this in their profile:')).toBeVisible()
  })

  test('the page shows cost center roles with links, and leads to trips and advisories', async () => {
    const role = {
      id: 'cr1',
      startDate: '2026-01-01',
      endDate: null,
      status: 'active',
      created: '2026-01-01T00:00:00Z',
      updated: '2026-01-01T00:00:00Z',
      type: 'owner',
      costCenterId: 'cc-rd',
      employeeId: 'e-ada',
    }
    answer(`${ada}/cost-center-roles`, [role])
    answer(
      `${admin}/cost-centers/cc-rd`,
      makeCostCenter({ id: 'cc-rd', externalId: '310', names: [{ locale: 'en-CA', value: 'Research' }] }),
    )
    await showEmployee(makeEmployee({ hasTravelAdvisories: true }))
    const center = await screen.findByRole('link', { name: '310 Research' })
    expect(center).toHaveAttribute('href', '/en-ca/admin/cost-center/cc-rd')
    expect(center.parentElement).toHaveTextContent('Owner 310 Research')
    expect(screen.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/en-ca/admin/e-ada/trips')
    expect(screen.getByRole('link', { name: 'Travel advisories' })).toHaveAttribute(
      'href',
      '/en-ca/admin/p-ada/trip-advisories',
    )
  })

  test('an employee unknown to the company has no page', async () => {
    fail(ada, 404)
    await renderRoute('editEmployee', {
      ...asAdmin,
      path: '/admin/e-ada/edit-employee',
      route: '/admin/:employeeId/edit-employee',
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such employee' })).toBeVisible()
  })

  test('equal names in a search are distinguished by address and job title', async () => {
    answer(`${employees}/auto-complete`, [
      makeEmployeeName(),
      makeEmployeeName({ id: 'e-noor2', email: 'noor.h@aurora.example', jobTitle: 'Driver' }),
    ])
    const { user } = await showEmployee(makeEmployee({ approver: null }))
    await user.type(await screen.findByRole('combobox', { name: /^Approver/ }), 'noor')
    expect(await screen.findByRole('option', { name: /noor\.h@aurora\.example · Driver/ })).toBeVisible()
  })
})
