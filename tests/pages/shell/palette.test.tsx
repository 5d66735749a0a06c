import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import KeyboardWindows from '@/shell/windows/KeyboardWindows'
import { ShortcutKeys } from '@/shell/windows/ShortcutKeys'
import { openPanel } from '@/shell/windows/shell.slice'
import type { Role } from '#contract/session/roles.ts'
import { chooseTheme } from '@/lib/theme'
import { useAppSelector } from '@/store/hooks'
import { answer, answerChange, answerQueries, fail, paths } from '#tests/support/page/network.ts'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { makeProfile, makeTrip } from '#tests/support/page/factories.ts'
import { renderPage } from '#tests/support/page/render.tsx'

/** The frame's part: keys open a window, whose code is there already. */
function Windows() {
  const panel = useAppSelector(openPanel)
  return (
    <>
      <button type="button">Before</button>
      <ShortcutKeys />
      {(panel === 'palette' || panel === 'shortcuts') && <KeyboardWindows window={panel} />}
    </>
  )
}

async function open(...roles: Role[]) {
  answer('/configuration/company/aurora/profile/p1', makeFeatureConfiguration())
  const page = await renderPage(<Windows />, {
    messages: ['palette', 'account'],
    whoami: { roles: ['Traveller', ...roles] },
  })
  screen.getByRole('button', { name: 'Before' }).focus()
  await page.user.keyboard('{Control>}k{/Control}')
  return { ...page, field: await screen.findByRole('searchbox') }
}

test('the keys open the palette with the focus in its field, and Escape closes it', async () => {
  const { user, field } = await open()
  expect(field).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Pages' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('typing finds a page, and Enter opens it', async () => {
  const { user, address } = await open()
  await user.keyboard('payment')
  expect(await screen.findByRole('option', { name: 'Payment' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/en-ca/dashboard/profile/payment')
})

test('Enter opens what the arrows have chosen at once, before the key is released', async () => {
  const { user, field, address } = await open()
  await user.keyboard('p')
  const [, second] = await screen.findAllByRole('option')
  const isChosen = () => field.getAttribute('aria-activedescendant') === second!.id
  await waitFor(async () => {
    if (!isChosen()) await user.keyboard('{ArrowDown}')
    expect(isChosen()).toBe(true)
  })
  const before = address()
  await user.keyboard('{Enter>}')
  expect(address()).not.toBe(before)
  const opened = address()
  await user.keyboard('{/Enter}')
  expect(address()).toBe(opened)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the Enter that ends a composition of letters opens nothing', async () => {
  const { user, field, address } = await open()
  await user.keyboard('payment')
  expect(await screen.findByRole('option', { name: 'Payment' })).toBeVisible()
  const before = address()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(address()).toBe(before)
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a trip is found by its place and by its locator', async () => {
  answer('/companies/aurora/profiles/p1/trips', [makeTrip({ bookingId: 'QX7PLM', destination: 'Bogotá' })])
  const { user, address } = await open()
  await user.keyboard('bogota')
  const trip = await screen.findByRole('option', { name: /Bogotá/ })
  expect(trip).toHaveTextContent('QX7PLM')
  await user.click(trip)
  expect(address()).toBe('/en-ca/dashboard/trips/QX7PLM')
})

test('§6 an administrator finds employees, whom the server searches once typing pauses, and hears how many', async () => {
  const asked = answerQueries('/admin/companies/aurora/employees/auto-complete', () => [
    { id: 'e9', firstName: 'Zoé', lastName: 'Tremblay', email: 'zoe@aurora.example', jobTitle: '' },
  ])
  const { user, address } = await open('Admin')
  await user.keyboard('zoé tr')
  const group = await screen.findByRole('group', { name: 'Employees' })
  expect(screen.getByRole('status')).toHaveTextContent('1 result')
  await user.click(within(group).getByRole('option', { name: /Zoé Tremblay/ }))
  expect(address()).toBe('/en-ca/admin/e9/edit-employee')
  expect(asked.map((query) => query.get('term'))).toEqual(['zoé tr'])
})

test('a traveler’s text asks for nobody', async () => {
  const asked = answerQueries('/admin/companies/aurora/employees/auto-complete', () => [])
  const { user } = await open()
  await user.keyboard('zoé')
  expect(await screen.findByText(/^Nothing found/)).toBeVisible()
  expect(asked).toEqual([])
})

test('a search of people that fails is said, and the pages stay', async () => {
  fail('/admin/companies/aurora/employees/auto-complete')
  const { user } = await open('Admin')
  await user.keyboard('em')
  expect(await screen.findByRole('alert')).toHaveTextContent('People could not be searched')
  expect(screen.getByRole('option', { name: 'Employees' })).toBeVisible()
})

test('the list of shortcuts opens by its keys and from the palette', async () => {
  const { user } = await open()
  await user.keyboard('shortcuts{Enter}')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).getByText('Show these shortcuts')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}/{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('an appearance chosen in the palette is saved with the profile', async () => {
  const saved = answerChange('patch', paths.profile, makeProfile())
  const { user } = await open()
  await user.keyboard('dark{Enter}')
  await waitFor(() => expect(saved).toEqual([[{ op: 'replace', path: '/theme', value: 'dark' }]]))
  chooseTheme('system')
})
