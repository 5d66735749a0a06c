import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MainMenu } from '@/shell/MainMenu'
import { renderPage } from '../support/render.tsx'

const show = async (whoami: Parameters<typeof renderPage>[1] = {}) => {
  await renderPage(<MainMenu />, { ...whoami, messages: ['actionCenter'] })
  const entries = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link')
  return entries.map((entry) => [/^\D+/.exec(entry.textContent)?.[0].trim(), entry.getAttribute('aria-disabled')])
}

test('§2 leads to home, the trips and what waits to be done', async () => {
  expect(await show()).toEqual([
    ['Home', null],
    ['My trips', null],
    ['Action centre', null],
  ])
})

test('§6 has nothing that a guest may not open', async () => {
  expect(await show({ whoami: { roles: ['Guest'] } })).toEqual([
    ['Home', null],
    ['My trips', null],
  ])
})

test('§6 offers the booking button to everybody but guests', async () => {
  const book = () => screen.queryByRole('button', { name: 'Book a trip' })
  const { unmount } = await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(book()).toBeVisible()
  unmount()
  await renderPage(<MainMenu />, { whoami: { roles: ['Guest'] } })
  expect(book()).toBeNull()
})

test('§2 leads the sandbox user nowhere', async () => {
  expect(await show({ whoami: { employeeId: null } })).toEqual([
    ['Home', 'true'],
    ['My trips', 'true'],
    ['Action centre', 'true'],
  ])
})
