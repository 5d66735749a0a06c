import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contract/time/durations.ts'
import { localDay } from '@/lib/localDay'
import { learnAdditions } from '@/http/additions'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail, failChange, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeManagedContent, makeManagedNotice } from '#tests/support/notices/noticeFactory.ts'

const notices = '/admin/companies/aurora/maintenance-notices'
const content = '/admin/companies/aurora/home-content'
const admin = { whoami: { roles: ['Admin' as const] } }
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const planned = (more: Parameters<typeof makeManagedNotice>[0] = {}) =>
  makeManagedNotice({ disclaimerStart: inDays(1), maintenanceStart: inDays(2), maintenanceEnd: inDays(3), ...more })
const openNotice = () =>
  renderRoute('maintenance', {
    ...admin,
    path: '/admin/maintenance/n1',
    route: '/admin/maintenance/:noticeId',
  })
const title = 'Waymark closes for two hours'

beforeEach(() => {
  learnAdditions(['maintenance', 'homecontent'].map((name) => ({ name, status: 'enabled' })))
  answer(notices, [planned()])
  answer(content, [makeManagedContent()])
})

test('an administrator of a new company sees what each part is for, and how to add the first', async () => {
  answer(notices, [])
  answer(content, [])
  await renderRoute('notices', admin)
  expect(await screen.findByText('Nothing is announced.')).toBeVisible()
  for (const none of ['No news yet.', 'No best practices yet.', 'No green tips yet.', 'No links yet.'])
    expect(screen.getByText(none)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Announce maintenance' })).toHaveAttribute(
    'href',
    '/en-ca/admin/add-maintenance',
  )
  expect(screen.getByRole('link', { name: 'Add a green tip' })).toHaveAttribute(
    'href',
    '/en-ca/admin/add-home-content?kind=greenTip',
  )
})

test('each notice and entry says whether people see it now', async () => {
  answer(notices, [
    planned(),
    planned({ id: 'n2', isForAll: true, disclaimerStart: inDays(-1) }),
    planned({ id: 'n3', status: 'Ended' }),
  ])
  answer(content, [makeManagedContent({ isPinned: true, publishedFrom: inDays(2) })])
  await renderRoute('notices', admin)
  const rows = await within(await screen.findByRole('region', { name: 'Maintenance' })).findAllByRole('listitem', {
    name: new RegExp(title),
  })
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Not shown yet'),
    expect.stringContaining('Shown nowFor all companies'),
    expect.stringContaining('Ended early'),
  ])
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/en-ca/admin/maintenance/n1')
  expect(within(rows[1]!).queryByRole('link')).toBeNull()
  expect(screen.getByRole('listitem', { name: /^The office has moved/ })).toHaveTextContent(/Published laterPinned/)
})

test('the lists say when they do not load, and try again', async () => {
  fail(notices)
  await renderRoute('notices', admin)
  const part = await screen.findByRole('region', { name: 'Maintenance' })
  expect(await within(part).findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('announcing sends instants and every language, and the banner can be seen before', async () => {
  const sent = answerChange('post', notices, planned())
  const { user, address } = await renderRoute('addMaintenance', admin)
  await user.click(screen.getByRole('radio', { name: /^Outage/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Booking tool' }))
  const start = screen.getByRole('group', { name: /^Start/ })
  const [first, last] = [localDay(inDays(5)), localDay(inDays(6))]
  await user.type(within(start).getByLabelText('Date'), first)
  await user.type(within(start).getByLabelText('Time'), '22:00')
  const end = screen.getByRole('group', { name: /^End/ })
  await user.type(within(end).getByLabelText('Date'), last)
  await user.type(within(end).getByLabelText('Time'), '2:00')
  expect(screen.getByText('The banner shows here once it has times and a title.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Title in English' }), 'Closed tonight')
  await user.type(screen.getByLabelText('Text in English'), 'Book before.')
  const preview = screen.getByRole('region', { name: 'As people will see it' })
  expect(preview).toHaveTextContent(/Closed tonight.*Book before\..*Affected: booking tool/)
  await user.click(screen.getByRole('button', { name: 'Announce maintenance' }))
  await waitFor(() => expect(address()).toBe('/en-ca/admin/notices'))
  expect(sent).toEqual([
    expect.objectContaining({
      category: 'Outage',
      impactedComponents: ['OnlineBookingTool'],
      maintenanceStart: new Date(`${first}T22:00`).toISOString(),
      maintenanceEnd: new Date(`${last}T02:00`).toISOString(),
    }),
  ])
})

test('an empty form says what is missing, and sends nothing', async () => {
  const sent = answerChange('post', notices, planned())
  const { user } = await renderRoute('addMaintenance', admin)
  await user.click(screen.getByRole('button', { name: 'Announce maintenance' }))
  expect(await screen.findByText('4 fields need your attention')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Booking tool' })).toHaveAccessibleDescription('Choose at least one.')
  expect(sent).toEqual([])
})

test('§4 an administrator is warned of a notice that nobody in the company will see', async () => {
  answer(notices, [planned({ impactedComponents: ['OnlineBookingTool'] })])
  answer(paths.profile, makeProfile({ obt: { name: 'Concur', url: 'https://tool.example' } }))
  await openNotice()
  expect(await screen.findByText(/^Nobody in your company will see this/)).toBeVisible()
})

test('a notice is ended before its time, and deleted after a question', async () => {
  const ended = answerChange('post', `${notices}/n1/end`, planned({ status: 'Ended', version: 2 }))
  const removed = answerChange('delete', `${notices}/n1`, { id: 'n1' })
  const { user, address } = await openNotice()
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  answer(notices, [planned({ status: 'Ended', version: 2 })])
  await user.click(screen.getByRole('button', { name: 'End now' }))
  expect(await screen.findByText('This notice was ended before its time. It no longer shows.')).toBeVisible()
  expect(ended).toEqual([{ version: 1 }])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }))
  await waitFor(() => expect(address()).toBe('/en-ca/admin/notices'))
  expect(removed).toHaveLength(1)
})

test('ending a notice asks first where its form has unsaved changes', async () => {
  const ended = answerChange('post', `${notices}/n1/end`, planned({ status: 'Ended', version: 2 }))
  const { user } = await openNotice()
  const field = await screen.findByRole('textbox', { name: 'Title in English' })
  await user.type(field, '!')
  await user.click(screen.getByRole('button', { name: 'End now' }))
  const question = 'End the notice without saving?'
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  await user.click(dialog.getByRole('button', { name: 'Go on typing' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field).toHaveValue(`${title}!`)
  expect(ended).toEqual([])
  await user.click(screen.getByRole('button', { name: 'End now' }))
  answer(notices, [planned({ status: 'Ended', version: 2 })])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End now' }))
  expect(await screen.findByText('This notice was ended before its time. It no longer shows.')).toBeVisible()
  expect(ended).toEqual([{ version: 1 }])
})

test.each([
  { verb: 'ended', method: 'post', address: `${notices}/n1/end`, press: ['End now'] },
  { verb: 'deleted', method: 'delete', address: `${notices}/n1`, press: ['Delete', 'Yes, delete'] },
] as const)('a notice that has changed can be $verb at the second attempt', async ({ method, address, press }) => {
  failChange(method, address, 412, 'changedMeanwhile')
  const { user } = await openNotice()
  await screen.findByRole('heading', { level: 1, name: title })
  answer(notices, [planned({ version: 2, texts: [{ locale: 'en-CA', title: 'Closed tonight', text: 'Later.' }] })])
  for (const name of press) await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Closed tonight' })).toBeVisible()
})

test('an entry of Home that has changed is read again when deleting it is refused', async () => {
  failChange('delete', `${content}/c1`, 412, 'changedMeanwhile')
  const { user } = await renderRoute('homeContent', {
    ...admin,
    path: '/admin/home-content/c1',
    route: '/admin/home-content/:contentId',
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  answer(content, [
    makeManagedContent({ version: 2, texts: [{ locale: 'en-CA', title: 'The office moves', text: 'Soon.' }] }),
  ])
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The office moves' })).toBeVisible()
})

test('the other languages stay open when their only character is deleted', async () => {
  const { user } = await renderRoute('addMaintenance', admin)
  await user.click(screen.getByText('Other languages'))
  const field = screen.getByLabelText('Title in French')
  await user.type(field, 'F')
  expect(field.closest('details')).toHaveAttribute('open')
  await user.type(field, '{Backspace}')
  expect(field).toHaveValue('')
  expect(field.closest('details')).toHaveAttribute('open')
})

test('an unknown notice, or one for all companies, leads back to the list', async () => {
  answer(notices, [planned({ isForAll: true })])
  await openNotice()
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '/en-ca/admin/notices')
})

test('a link is added with the screen it leads to', async () => {
  const sent = answerChange('post', content, makeManagedContent({ kind: 'link' }))
  const { user, address } = await renderRoute('addHomeContent', { ...admin, path: '/admin/add-home-content?kind=link' })
  expect(screen.queryByLabelText('Text in English')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Title in English' }), 'Reach the agency')
  await user.click(screen.getByRole('radio', { name: 'To a screen of Waymark' }))
  await user.selectOptions(screen.getByLabelText(/^Screen/), 'Support')
  await user.click(screen.getByRole('button', { name: 'Add a link' }))
  await waitFor(() => expect(address()).toBe('/en-ca/admin/notices'))
  expect(sent).toEqual([expect.objectContaining({ kind: 'link', screen: 'support', address: '' })])
})

test('news are changed with their version, and deleted', async () => {
  const sent = answerChange('put', `${content}/c1`, makeManagedContent({ version: 2 }))
  answerChange('delete', `${content}/c1`, { id: 'c1' })
  const { user, address } = await renderRoute('homeContent', {
    ...admin,
    path: '/admin/home-content/c1',
    route: '/admin/home-content/:contentId',
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Keep at the top/ }))
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ isPinned: true, version: 1 })]))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }))
  await waitFor(() => expect(address()).toBe('/en-ca/admin/notices'))
})

test('without the additions the tab and the pages are absent', async () => {
  learnAdditions([])
  await renderRoute('notices', admin)
  expect(screen.getByText('The service your company uses has no notices and no content for Home.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Notices' })).toBeNull()
})
