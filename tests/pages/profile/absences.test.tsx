import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Absence } from '#contract/approvals/absences.ts'
import { learnAdditions } from '@/http/additions'
import { openAccount, setAccount } from '#tests/support/profile/accountPage.tsx'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'

const path = `${paths.profile}/absences`
const away: Absence = {
  id: 'a1',
  from: '2026-07-06',
  until: '2026-07-10',
  standIn: { employeeId: 'e2', name: 'Noor Haddad' },
}
const refused = (field: string, code: string) => ({
  successfull: false,
  messageCode: code,
  message: '…',
  problems: [{ field, code }],
})
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' })
const enter = async ({ user }: Awaited<ReturnType<typeof openAccount>>, email = 'noor@aurora.example') => {
  await user.type(field(/^First day/), '2099-08-03')
  await user.type(field(/^Last day/), '2099-08-07')
  if (email) await user.type(field(/^E-mail of your stand-in/), email)
  await user.click(screen.getByRole('button', { name: 'Enter absence' }))
}

beforeEach(() => {
  learnAdditions([{ name: 'approvals', status: 'enabled' }])
  setAccount()
  answer(path, [away, { ...away, id: 'a2', from: '2026-12-21', until: '2026-12-31', standIn: null }])
})

test('absences say who answers meanwhile', async () => {
  await openAccount('absence')
  const [first, second] = within(await screen.findByRole('list', { name: '' })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Jul.*Noor Haddad answers meanwhile/)
  expect(second).toHaveTextContent(/Dec.*The next person answers meanwhile/)
  expect(screen.getByText(/Questions about trips go to your stand-in/)).toBeVisible()
})

test('an entered absence is sent and shown, and the form is empty again', async () => {
  const added = { ...away, id: 'a3', from: '2099-08-03', until: '2099-08-07' }
  const sent = answerChange('post', path, [away, added])
  const page = await openAccount('absence')
  answer(path, [away, added])
  await enter(page)
  expect(await screen.findByText(/2099.*2099|2099$/, { selector: 'p' })).toBeVisible()
  expect(sent).toEqual([{ from: '2099-08-03', until: '2099-08-07', standInEmail: 'noor@aurora.example' }])
  await waitFor(() => expect(field(/^E-mail of your stand-in/)).toHaveValue(''))
})

test('an absence without a stand-in is sent with none', async () => {
  const sent = answerChange('post', path, [away])
  await enter(await openAccount('absence'), '')
  await waitFor(() => expect(sent).toEqual([{ from: '2099-08-03', until: '2099-08-07', standInEmail: '' }]))
})

test.each([
  ['from', 'overlap', /^First day/, /absence on some of these days/],
  ['standInEmail', 'unknownPerson', /^E-mail of your stand-in/, /No colleague was found/],
  ['standInEmail', 'oneself', /^E-mail of your stand-in/, /the same person/],
])('a refusal of %s with %s is at its field, and nothing typed is lost', async (at, code, name, words) => {
  answerChange('post', path, refused(at, code), 400)
  await enter(await openAccount('absence'))
  await waitFor(() => expect(field(name)).toBeInvalid())
  expect(field(name)).toHaveAccessibleDescription(words)
  expect(field(/^E-mail of your stand-in/)).toHaveValue('noor@aurora.example')
})

test('a last day before the first is refused by the form', async () => {
  const sent = answerChange('post', path, [])
  const { user } = await openAccount('absence')
  await user.type(field(/^First day/), '2099-08-07')
  await user.type(field(/^Last day/), '2099-08-03')
  await user.click(screen.getByRole('button', { name: 'Enter absence' }))
  await waitFor(() => expect(field(/^Last day/)).toBeInvalid())
  expect(sent).toEqual([])
})

test('an absence is removed after a question, and a failure stays beside it', async () => {
  failChange('delete', `${path}/a1`)
  const { user } = await openAccount('absence')
  await user.click((await screen.findAllByRole('button', { name: /^Remove/ }))[0]!)
  await user.click(screen.getByRole('button', { name: 'Yes, remove' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  const sent = answerChange('delete', `${path}/a1`, [])
  answer(path, [])
  await user.click(screen.getByRole('button', { name: 'Yes, remove' }))
  expect(await screen.findByText('No absence is entered.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test.each([
  ['guests', { roles: ['Guest'] as const }, true],
  ['a backend without approvals', {}, false],
])('there is no such section for %s', async (_, scene, isOffered) => {
  if (!isOffered) learnAdditions([])
  await openAccount('absence', { ...scene, roles: 'roles' in scene ? [...scene.roles] : ['Traveller'] })
  expect(screen.queryByRole('link', { name: 'Absence' })).toBeNull()
  expect(screen.queryByLabelText(/^First day/)).toBeNull()
})
