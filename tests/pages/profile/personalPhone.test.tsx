import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { makeProfile } from '#tests/support/page/factories.ts'
import { patches, personalAnswers } from '#tests/support/profile/personal.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

beforeEach(personalAnswers)

test('a pasted whole number fills the country and the national number, without its leading 1', async () => {
  const sent = patches(makeProfile({ phoneCountryCode: '52', phoneNumber: '5512345678' }))
  const { user } = await renderRoute('personal', { path: '/dashboard/profile/personal' })
  const card = within(await screen.findByRole('region', { name: 'Contact' }))
  const number = await card.findByLabelText(/^Phone number/)
  await user.clear(number)
  await user.click(number)
  await user.paste('\u202A+52 1 55 1234 5678\u202C')
  expect(number).toHaveValue('55 1234 5678')
  expect(card.getByLabelText(/^Country/)).toHaveDisplayValue('Mexico (+52)')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContainEqual({ op: 'replace', path: '/phoneNumber', value: '5512345678' })
})
