import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { makeCompletionPage, makeCompletionRow, makeManagedModule } from '#tests/support/education/educationFactory.ts'
import { answer, answerChange, answerQueries } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = '/admin/companies/aurora/education'
const policy = makeManagedModule({ assignment: 'required' })
const safety = makeManagedModule({
  id: 'before-you-go',
  topic: 'safety',
  title: 'Before a trip to a place of risk',
  isBeforeTrips: true,
})
beforeEach(() => {
  learnAdditions([{ name: 'education', status: 'enabled' }])
  answer(path, [safety, policy])
})
const show = (query = '') =>
  renderRoute('manageEducation', { path: `/admin/education${query}`, whoami: { roles: ['Admin'] } })

test('each module has its use in the company, and how many have passed it', async () => {
  answer(`${path}/travel-policy/completion`, makeCompletionPage([]))
  await show()
  const row = (await screen.findByText(policy.title, { selector: 'span' })).closest('li')!
  expect(within(row).getByText('Required of everyone')).toBeVisible()
  expect(within(row).getByText('42 of 61 passed')).toBeVisible()
  expect(within(row).getByText('within 30 days')).toBeVisible()
  expect(screen.getByText('Required before trips to countries with strict advice')).toBeVisible()
})

test('a module becomes required within a number of days, which are checked', async () => {
  answer(`${path}/travel-policy/completion`, makeCompletionPage([]))
  const sent = answerChange('patch', `${path}/before-you-go`, makeManagedModule({ ...safety, assignment: 'required' }))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: `Change “${safety.title}”` }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Required of everyone' }))
  const days = dialog.getByRole('textbox', { name: /^Days to pass it/ })
  await user.clear(days)
  await user.type(days, '400')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a whole number from 1 to 365.')).toBeVisible()
  await user.clear(days)
  await user.type(days, '14')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ assignment: 'required', dueDays: 14, version: 1 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('completion is of the chosen module, by cost center and in the order of the address', async () => {
  const asked = answerQueries(`${path}/before-you-go/completion`, () =>
    makeCompletionPage([makeCompletionRow(), makeCompletionRow({ costCenterId: null, number: '', name: '' })]),
  )
  await show('?module=before-you-go&sort=share:asc')
  const table = within(await screen.findByRole('table'))
  const row = within((await table.findByRole('rowheader', { name: /210/ })).closest('tr')!)
  expect(row.getByText('75%')).toBeVisible()
  expect(row.getByText('6 of 8 passed')).toBeVisible()
  expect(table.getByRole('rowheader', { name: 'Without a cost centre' })).toBeVisible()
  expect(asked[0]?.get('sort')).toBe('share:asc')
  expect(screen.getByRole('combobox', { name: 'Module' })).toHaveValue('before-you-go')
})
