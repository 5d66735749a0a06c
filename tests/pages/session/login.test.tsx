import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import LoginPage from '@/domains/session/signIn/LoginPage'
import { renderPage } from '#tests/support/page/render.tsx'

test('the login asks for one value, reports a missing one, and names who to ask without an account', async () => {
  const { user } = await renderPage(<LoginPage />, { messages: ['session'] })
  const email = screen.getByRole('textbox', { name: 'Work e-mail' })
  expect(email).toBeRequired()
  expect(screen.queryByText('*', { exact: false })).toBeNull()
  expect(screen.getByText(/Your company’s travel administrator knows/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(email).toHaveAccessibleDescription('Enter your work e-mail.')
})

test('the login can be read in another language', async () => {
  const { user } = await renderPage(<LoginPage />, { messages: ['session'] })
  await user.type(screen.getByRole('textbox'), 'ada@')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'Français (Canada)')
  expect(screen.getByRole('textbox')).toHaveValue('ada@')
})
