import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import LoginPage from '@/domains/session/signIn/LoginPage'
import { renderPage } from '#tests/support/page/render.tsx'

test('the way in asks for one thing, whose absence is told, and says whom to ask without an account', async () => {
  const { user } = await renderPage(<LoginPage />, { messages: ['session'] })
  const email = screen.getByRole('textbox', { name: 'Work e-mail' })
  expect(email).toBeRequired()
  expect(screen.queryByText('*', { exact: false })).toBeNull()
  expect(screen.getByText(/Your company’s travel administrator knows/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(email).toHaveAccessibleDescription('Enter your work e-mail.')
})

test('it can be read in another language', async () => {
  const { user } = await renderPage(<LoginPage />, { messages: ['session'] })
  await user.type(screen.getByRole('textbox'), 'ada@')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'Français (Canada)')
  expect(screen.getByRole('textbox')).toHaveValue('ada@')
})
