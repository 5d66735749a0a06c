import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { usualPlan } from '#contract/approvals/approvalRules.ts'
import { learnAdditions } from '@/http/additions'
import { makeEmployeeName } from '#tests/support/admin/employeeFactory.ts'
import { makeManagedPolicy } from '#tests/support/admin/travelPolicyFactory.ts'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = '/admin/companies/aurora/travel-policies'
const previewPath = '/admin/companies/aurora/approval-preview'
const admin = { whoami: { roles: ['Admin' as const] } }
const policy = makeManagedPolicy({ approval: usualPlan })
const open = async () => {
  const shown = await renderRoute('travelPolicy', {
    ...admin,
    path: '/admin/travel-policy/tp-standard',
    route: '/admin/travel-policy/:policyId',
  })
  await screen.findByLabelText(/^Name in English/)
  return shown
}
const card = (name: string) => within(screen.getByRole('region', { name }))
const hotelsAbove = async (user: Awaited<ReturnType<typeof open>>['user'], amount: string, number = 1) => {
  await user.click(screen.getByRole('button', { name: 'Add an exception' }))
  const row = within(screen.getByRole('group', { name: `Exception ${number}` }))
  await user.selectOptions(row.getByLabelText(/^Kind of travel/), 'Hotels')
  await user.type(row.getByLabelText(/^Above the amount/), amount)
  return row
}
const exception = { kind: 'hotel', scope: 'within', above: 300, action: 'ask' } as const

beforeEach(() => {
  learnAdditions([
    { name: 'travelpolicies', status: 'enabled' },
    { name: 'approvals', status: 'enabled' },
  ])
  answer(path, [policy])
  answer('/airports', [])
  answer('/countries', [])
  answer('/admin/companies/aurora/employees/auto-complete', [makeEmployeeName()])
})

test('the rules are read as sentences, and an added exception is sent with them', async () => {
  const sent = answerChange('patch', `${path}/tp-standard`, policy)
  const { user } = await open()
  const approval = card('Approval')
  expect(approval.getByLabelText(/^Trips within the policy/)).toHaveDisplayValue('The approver is told')
  expect(approval.getByLabelText(/^Trips outside the policy/)).toHaveDisplayValue('The approver is asked')
  expect(screen.getByLabelText('Everybody needs an approver before they can book')).not.toBeChecked()
  await hotelsAbove(user, '300')
  await user.selectOptions(approval.getByLabelText(/^If nobody answers/), 'The trip is released')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    approval: { ...usualPlan, rules: [...usualPlan.rules, exception], silence: 'release' },
  })
})

test('an exception can be removed, and one that is there already is refused at its amount', async () => {
  const { user } = await open()
  const row = await hotelsAbove(user, '300')
  const second = await hotelsAbove(user, '300', 2)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(second.getByLabelText(/^Above the amount/)).toBeInvalid())
  expect(second.getByLabelText(/^Above the amount/)).toHaveAccessibleDescription(/same kind and amount/)
  expect(row.getByLabelText(/^Above the amount/)).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Remove exception 2' }))
  expect(screen.queryByRole('group', { name: 'Exception 2' })).toBeNull()
})

test.each([
  ['rules.2.above', () => screen.getByLabelText(/^Above the amount/)],
  ['rules.1.action', () => screen.getByLabelText(/^Trips outside the policy/)],
  ['answerHours', () => screen.getByLabelText(/^Working hours/)],
])('a server refusal of approval.%s is shown at its field, with what was typed', async (field, control) => {
  const problems = [{ field: `approval.${field}`, code: 'outOfRange' }]
  answerChange('patch', `${path}/tp-standard`, { successfull: false, messageCode: 'x', message: '…', problems }, 400)
  const { user } = await open()
  await hotelsAbove(user, '300')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(control()).toBeInvalid())
  expect(screen.getByLabelText(/^Above the amount/)).toHaveValue('300')
})

const choosePerson = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const preview = card('Who would be asked?')
  await user.type(preview.getByRole('combobox', { name: /^Employee/ }), 'noor')
  await user.click(await screen.findByRole('option', { name: /Noor/ }))
  return preview
}

test('the preview asks by the rules as they are typed, and names who is asked and then who', async () => {
  const people = [
    { name: 'Dana Reyes', role: 'costCenterApprover' },
    { name: 'Ida Bloom', role: 'manager' },
    { name: 'Kim Lund', role: 'administrator' },
  ]
  const sent = answerChange('post', previewPath, { action: 'ask', deciders: people })
  const { user } = await open()
  await hotelsAbove(user, '300')
  const preview = await choosePerson(user)
  await user.selectOptions(preview.getByLabelText(/^Kind of travel/), 'Hotels')
  await user.clear(preview.getByLabelText(/^Price with tax/))
  await user.type(preview.getByLabelText(/^Price with tax/), '450{Enter}')
  expect(await preview.findByText(/Dana Reyes \(approver of the cost centre\) is asked/)).toHaveTextContent(
    'then: Ida Bloom (manager) and Kim Lund (administrator)',
  )
  expect(sent).toEqual([
    {
      employeeId: makeEmployeeName().id,
      rules: [...usualPlan.rules, exception],
      parts: [{ kind: 'hotel', amount: 450, isWithin: false }],
    },
  ])
  await user.selectOptions(preview.getByLabelText(/^Travel policy/), 'Within the policy')
  expect(preview.queryByText(/Dana Reyes/)).toBeNull()
})

test.each([
  [{ action: 'nothing', deciders: [] }, /Nobody is told or asked/],
  [{ action: 'tell', deciders: [{ name: 'Dana Reyes', role: 'approver' }] }, /Dana Reyes \(approver\) is told/],
  [{ action: 'tell', deciders: [] }, /There is nobody to tell/],
  [{ action: 'ask', deciders: [] }, /Nobody may approve this trip/],
])('the preview says what happens without a question: %j', async (answered, words) => {
  answerChange('post', previewPath, answered)
  const { user } = await open()
  const preview = await choosePerson(user)
  await user.click(preview.getByRole('button', { name: 'See who' }))
  expect(await preview.findByText(words)).toBeVisible()
  const link = preview.queryByRole('link', { name: 'Open the employee' })
  const isHelp = answered.deciders.length === 0 && answered.action !== 'nothing'
  expect(link?.getAttribute('href') ?? null).toBe(isHelp ? `/en-ca/admin/${makeEmployeeName().id}/edit-employee` : null)
})

test('a preview without a person is refused at the field, and one that fails says so', async () => {
  const { user } = await open()
  const preview = card('Who would be asked?')
  await user.click(preview.getByRole('button', { name: 'See who' }))
  await waitFor(() => expect(preview.getByRole('combobox', { name: /^Employee/ })).toBeInvalid())
  failChange('post', previewPath)
  await choosePerson(user)
  await user.click(preview.getByRole('button', { name: 'See who' }))
  expect(await preview.findByRole('alert')).toBeVisible()
})

test('an employee without a profile is refused at the field of the preview', async () => {
  const problems = [{ field: 'employeeId', code: 'unknownPerson' }]
  answerChange('post', previewPath, { successfull: false, messageCode: 'x', message: '…', problems }, 400)
  const { user } = await open()
  const preview = await choosePerson(user)
  await user.click(preview.getByRole('button', { name: 'See who' }))
  await waitFor(() => expect(preview.getByRole('combobox', { name: /^Employee/ })).toBeInvalid())
  expect(preview.queryByRole('alert')).toBeNull()
})

test('the list sums up what each policy asks', async () => {
  answer(path, [policy, makeManagedPolicy({ id: 'tp-x', name: 'Executive', needsApproval: true })])
  await renderRoute('travelPolicies', admin)
  expect(await screen.findByRole('listitem', { name: /^Standard/ })).toHaveTextContent(
    'Trips outside the policy are asked about',
  )
  const executive = screen.getByRole('listitem', { name: /^Executive/ })
  expect(executive).toHaveTextContent('Everybody needs an approver')
  expect(executive).not.toHaveTextContent('asked about')
})

test.each([
  ['saml', 'https://travel.example/', true],
  ['saml', '', false],
  ['ZIIOBT', 'https://travel.example/', false],
])('a company with the tool %s at “%s” is told that the tool confirms trips: %s', async (name, url, isTold) => {
  answer(paths.profile, makeProfile({ obt: { name, url } }))
  await renderRoute('travelPolicies', admin)
  await screen.findByRole('listitem', { name: /^Standard/ })
  await waitFor(() => expect(screen.queryAllByText(/confirms trips by itself/)).toHaveLength(isTold ? 1 : 0))
})

test('a backend without approvals shows no rules, and keeps the words of the check box', async () => {
  learnAdditions([{ name: 'travelpolicies', status: 'enabled' }])
  const sent = answerChange('patch', `${path}/tp-standard`, policy)
  const { user } = await open()
  expect(screen.queryByRole('region', { name: 'Approval' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Who would be asked?' })).toBeNull()
  await user.click(screen.getByLabelText('Trips need approval'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('approval')
})

test('rules that somebody else has changed meanwhile are shown in words beside those typed', async () => {
  const current = makeManagedPolicy({
    version: 4,
    approval: { ...usualPlan, silence: 'confirm', rules: [...usualPlan.rules, { ...exception, above: 900 }] },
  })
  answerChange(
    'patch',
    `${path}/tp-standard`,
    { successfull: false, messageCode: 'changed', message: '…', current },
    412,
  )
  const { user } = await open()
  await hotelsAbove(user, '300')
  await user.selectOptions(screen.getByLabelText(/^If nobody answers/), 'The trip is released')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Hotels · Within the policy · 900 · The approver is asked/)).toBeVisible()
  expect(screen.getAllByText(/The trip is confirmed/, { ignore: 'option, select' })[0]).toBeVisible()
})
