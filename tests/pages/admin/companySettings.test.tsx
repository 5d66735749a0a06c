import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { makeCompanySettings } from '#tests/support/admin/companySettingsFactory.ts'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = '/admin/companies/aurora/settings'
const show = async () => {
  const shown = await renderRoute('companySettings', { whoami: { roles: ['Admin'] } })
  await screen.findByLabelText(/^Name of the company/)
  return shown
}
beforeEach(() => {
  learnAdditions([{ name: 'companysettings', status: 'enabled' }])
  answer(path, makeCompanySettings())
})

test('settings are saved together, in the version that was opened', async () => {
  const sent = answerChange('put', path, makeCompanySettings({ idleSeconds: 600, version: 6 }))
  const { user } = await show()
  await user.type(screen.getByLabelText('Minutes without activity'), '10')
  await user.selectOptions(screen.getByLabelText('Event planning'), 'Hidden')
  await user.click(screen.getByRole('checkbox', { name: /^Guest/ }))
  expect(await screen.findByText('3 changes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    version: 5,
    idleSeconds: 600,
    displayName: 'Aurora Labs',
    features: { events42: 'hidden', marketplace: 'disabled' },
    employeeFeatures: { guestManagement: false, score: true },
  })
})

test('a feature that no screen uses yet is not offered, and stays as it is', async () => {
  const sent = answerChange('put', path, makeCompanySettings({ version: 6 }))
  const { user } = await show()
  expect(screen.queryByLabelText(/xpense/)).toBeNull()
  for (const name of ['Marketplace', 'Education']) expect(screen.getByLabelText(name)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Event planning'), 'Hidden')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { features, employeeFeatures } = makeCompanySettings()
  expect(sent[0]).toMatchObject({ features: { ...features, events42: 'hidden' }, employeeFeatures })
})

test('each feature describes its effect, and each field its format', async () => {
  await show()
  expect(screen.getByLabelText('Trips page by page')).toHaveAccessibleDescription(/in pages instead of groups/)
  expect(screen.getByLabelText('Minutes without activity')).toHaveAccessibleDescription(
    'From 5 to 24 minutes. Left empty: 24 minutes.',
  )
  expect(screen.getByText('CAD')).toBeVisible()
})

test('a problem is shown at its field and nothing is sent', async () => {
  const sent = answerChange('put', path, makeCompanySettings())
  const { user } = await show()
  await user.clear(screen.getByLabelText('General phone'))
  await user.type(screen.getByLabelText('General phone'), '5145550100')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText('General phone')).toHaveAccessibleDescription(/country code/))
  expect(sent).toEqual([])
})

test.each([
  ['agency.vipPhone', 'wholePhone', 'Phone for VIPs', /country code/],
  ['disclaimers.1.value', 'tooLong', 'In French', /too long/],
  ['idleSeconds', 'outOfRange', 'Minutes without activity', /./],
])('a server refusal of %s is shown at its field', async (field, code, label, words) => {
  answerChange(
    'put',
    path,
    { successfull: false, messageCode: 'invalid', message: '…', problems: [{ field, code }] },
    400,
  )
  const { user } = await show()
  await user.type(screen.getByLabelText(/^Name of the company/), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid())
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words)
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('the hours of the agency are set per day, and not sent where they are untouched', async () => {
  const sent = answerChange('put', path, makeCompanySettings({ version: 6 })) as { agency: { opening?: object } }[]
  const { user } = await show()
  await user.type(screen.getByLabelText(/^Name of the company/), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.agency).not.toHaveProperty('opening')
  await user.selectOptions(screen.getByLabelText('Saturday'), 'Open from and to')
  await user.type(screen.getByLabelText('Saturday, from'), '8:30')
  await user.type(screen.getByLabelText('Saturday, to'), '12:00')
  await user.selectOptions(screen.getByLabelText('Friday'), 'Around the clock')
  await user.selectOptions(screen.getByLabelText('Monday'), 'Closed')
  expect(screen.queryByLabelText('Monday, from')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.agency.opening).toEqual({
    timeZone: 'America/Toronto',
    hours: [
      { days: [2, 3, 4], from: '09:00', to: '17:00' },
      { days: [5], from: '00:00', to: '24:00' },
      { days: [6], from: '08:30', to: '12:00' },
    ],
  })
})

test('a day without its hours is refused at its field, and hours can be removed completely', async () => {
  const sent = answerChange('put', path, makeCompanySettings()) as { agency: { opening?: object | null } }[]
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText('Sunday'), 'Open from and to')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText('Sunday, from')).toBeInvalid())
  expect(sent).toEqual([])
  await user.selectOptions(screen.getByLabelText('Time zone of the hours'), 'No hours entered')
  expect(screen.queryByLabelText('Sunday')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]?.agency.opening).toBeNull())
})

test('the use of directory groups can be chosen', async () => {
  const sent = answerChange('put', path, makeCompanySettings({ scimGroups: 'roles', version: 6 }))
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText('Groups from the directory'), 'Roles')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ scimGroups: 'roles' }]))
})

test('agency hours and directory groups are neither offered nor sent where the backend does not answer them', async () => {
  const { scimGroups: __, ...settings } = makeCompanySettings()
  const { opening: _, ...agency } = settings.agency
  answer(path, { ...settings, agency })
  const sent = answerChange('put', path, settings)
  const { user } = await show()
  expect(screen.queryByLabelText('Time zone of the hours')).toBeNull()
  expect(screen.queryByLabelText('Groups from the directory')).toBeNull()
  await user.type(screen.getByLabelText(/^Name of the company/), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('scimGroups')
  expect(sent[0]).not.toHaveProperty('agency.opening')
})

test('a change by another admin is shown, and nothing is overwritten', async () => {
  const current = makeCompanySettings({ displayName: 'Theirs', version: 9 })
  answerChange('put', path, { successfull: false, messageCode: 'changed', message: '…', current }, 412)
  const { user } = await show()
  await user.type(screen.getByLabelText(/^Name of the company/), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('What is saved now: Theirs')).toBeVisible()
})

test('settings are read-only with an explanation where the backend cannot change them', async () => {
  learnAdditions([])
  await show()
  expect(screen.getByText('These settings can only be read')).toBeVisible()
  expect(screen.getByLabelText(/^Name of the company/)).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: /^Guest/ })).toBeDisabled()
})

test('settings that do not load are reported', async () => {
  fail(path)
  const { user } = await renderRoute('companySettings', { whoami: { roles: ['Admin'] } })
  expect(await screen.findByText('The settings did not load.')).toBeVisible()
  answer(path, makeCompanySettings())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText(/^Name of the company/)).toHaveValue('Aurora Labs')
})
