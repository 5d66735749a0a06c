import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '@/lib/storage'
import { renderRoute } from '#tests/support/page/render.tsx'

/** Answers of the provider that cannot be used (again): reloaded, bookmarked, opened in a second tab, or of another. */
const spent = [
  '',
  '?code=used&state=used',
  '?code=used&state=used&iss=https%3A%2F%2Fid.example&session_state=a.b',
  '?code=used',
  '?code=',
  '?state=foreign',
  '?code=used&state=foreign&state=used',
  '?error=access_denied&state=used',
  '?error=access_denied',
  '?error=login_required&state=used&error_description=%3Cb%3E',
  '?error=interaction_required&state=',
  '?code=%E2%80%AE&state=%00',
]

async function arrive(query: string) {
  history.replaceState(null, '', `/oidc-login${query}`)
  return renderRoute('openIdConnectLogin', { path: '/oidc-login', messages: ['session'] })
}

test.each(spent)('an answer that is spent (%s) leads somebody signed in to Home', async (query) => {
  storage.write('accessToken', 'a.b.c')
  const { address } = await arrive(query)
  await waitFor(() => expect(address()).toBe('/'))
  expect(screen.queryByRole('heading', { name: 'You are not signed in yet' })).toBeNull()
  expect(location.search).toBe('')
})

test.each(spent)('an answer that is spent (%s) tells somebody not signed in why, with a way on', async (query) => {
  await arrive(query)
  expect(await screen.findByRole('heading', { name: 'You are not signed in yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Sign in again|Try again/ })).toBeEnabled()
  expect(location.search).toBe('')
})
