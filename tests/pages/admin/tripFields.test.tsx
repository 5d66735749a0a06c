import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { TripField } from '#contract/admin/tripFields.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerChange, failChange } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeManagedPolicy } from '#tests/support/admin/travelPolicyFactory.ts'

const company = '/admin/companies/aurora'
const path = `${company}/trip-fields`
const makeField = (id: string, name: string, more: Partial<TripField> = {}): TripField => ({
  id,
  name,
  names: [{ locale: 'en-CA', value: name }],
  hints: [],
  kind: 'text',
  choices: [],
  isAlwaysRequired: false,
  policyIds: [],
  isActive: true,
  version: 1,
  ...more,
})
const project = makeField('project', 'Project number', { kind: 'projectNumber', isAlwaysRequired: true })
const purpose = makeField('purpose', 'Purpose', { kind: 'choice', choices: ['Visit', 'Training'], isActive: false })
const list = (...fields: TripField[]) => answer(path, { fields, projectNumbers: { active: 3, inactive: 1 } })
const open = () => renderRoute('tripFields', { whoami: { roles: ['Admin'] } })
beforeEach(() => {
  learnAdditions([{ name: 'tripfields', status: 'enabled' }])
  answer(`${company}/travel-policies`, [makeManagedPolicy()])
  list(project, purpose)
})

test('the fields stand in their order with their kind, and with who must fill them in', async () => {
  await open()
  const [first, second] = await within(
    await screen.findByRole('region', { name: 'Fields in their order' }),
  ).findAllByRole('listitem')
  expect(first).toHaveTextContent('Project number')
  const rows = screen.getByRole('region', { name: 'Fields in their order' })
  expect(rows).toHaveTextContent('Everyone')
  expect(rows).toHaveTextContent('PurposeInactive')
  expect(rows).toHaveTextContent('2 choices')
  expect(second).toBeDefined()
  expect(screen.getByText(/^3 numbers can be chosen, and 1 is inactive\./)).toBeVisible()
})

test('a company without a field learns what it is for', async () => {
  answer(path, { fields: [], projectNumbers: { active: 0, inactive: 0 } })
  await open()
  expect(await screen.findByText(/^Add one if finance needs a project number/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Project numbers' })).not.toBeInTheDocument()
})

test('a field is added for the holders of a policy', async () => {
  const sent = answerChange('post', path, project)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a field' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Add a field' }))
  expect(await dialog.findByText('Fill in this field.')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Name in English/), 'Purpose')
  await user.selectOptions(dialog.getByLabelText(/^Kind/), 'Choice from a list')
  await user.type(dialog.getByLabelText(/^Choices/), 'Visit\nTraining')
  await user.click(dialog.getByRole('radio', { name: /some travel policies/ }))
  await user.type(dialog.getByRole('combobox', { name: /^Travel policies/ }), 'stand')
  await user.click(await screen.findByRole('option', { name: /^Standard/ }))
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: 'Add a field' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ kind: 'choice', choices: ['Visit', 'Training'], policyIds: ['tp-standard'] })
})

test('the buttons of a row move it, and keep the focus', async () => {
  const sent = answerChange('patch', `${path}/purpose`, { ...purpose, version: 2 })
  const { user } = await open()
  const up = await screen.findByRole('button', { name: 'Move Purpose up' })
  list(purpose, project)
  await user.click(up)
  await waitFor(() => expect(sent).toEqual([{ place: 0, version: 1 }]))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Move Purpose up' })).toHaveAttribute('aria-disabled', 'true'),
  )
  expect(screen.getByRole('button', { name: 'Move Purpose up' })).toHaveFocus()
  expect(await screen.findByText('Purpose is now number 1.')).toBeInTheDocument()
})

test('a field is made inactive, or deleted after a question', async () => {
  const sent = answerChange('patch', `${path}/project`, { ...project, version: 2 })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Change Project number' }))
  await user.click(screen.getByRole('checkbox', { name: /^Ask for it/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ isActive: false, version: 1 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const removed = answerChange('delete', `${path}/project`, {})
  await user.click(screen.getByRole('button', { name: 'Change Project number' }))
  await user.click(screen.getByRole('button', { name: 'Delete this field' }))
  expect(screen.getByText(/reports lose the column/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  await waitFor(() => expect(removed).toHaveLength(1))
})

test('a list of project numbers is read, sent and counted, with the rows that were left out', async () => {
  const sent = answerChange('post', `${company}/project-numbers`, {
    added: 1,
    changed: 1,
    unchanged: 0,
    removed: 0,
    refused: [{ row: 3, number: 'p 1', code: 'alreadyThere' }],
  })
  const { user } = await open()
  const table = 'number;name;active\nP-1;Dam;yes\np 1;Dam;\nP-2;;no\nP-3;;perhaps\n'
  await user.click(await screen.findByRole('radio', { name: /^Replace the list/ }))
  await user.upload(
    screen.getByLabelText('Choose a file', { selector: 'input' }),
    new File([table], 'projects.csv', { type: 'text/csv' }),
  )
  expect(await screen.findByText('3 project numbers found in the file; 1 row cannot be imported.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Replace the list by 3 numbers' }))
  expect(await screen.findByText('2 rows were left out')).toBeVisible()
  expect(sent).toMatchObject([
    { replaces: true, isLast: true, rows: [{ number: 'P-1' }, { number: 'p 1' }, { isActive: false }] },
  ])
  expect(screen.getByText(/^Row 3, p 1: This is in the list already/)).toBeVisible()
  expect(screen.getByText(/^Row 5, P-3: In the column/)).toBeVisible()
})

test('a spreadsheet is refused with what to do, and a refused list says why', async () => {
  failChange('post', `${company}/project-numbers`, 409, 'tooManyInCompany')
  const { user } = await open()
  const file = await screen.findByLabelText('Choose a file', { selector: 'input' })
  await user.upload(file, new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'projects.csv', { type: 'text/csv' }))
  expect(await screen.findByText(/^This is a spreadsheet/)).toBeVisible()
  await user.upload(file, new File(['P-1\n'], 'projects.csv', { type: 'text/csv' }))
  await user.click(await screen.findByRole('button', { name: 'Add 1 number' }))
  expect(await screen.findByText(/as many of these as fit/)).toBeVisible()
})
