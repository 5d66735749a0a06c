import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from '@/lib/storage'
import { stubLocks } from '#tests/support/page/locks.ts'
import { network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const issuer = `${location.origin}/identity`
const ended = vi.fn<(authorization: string | null) => void>()

/** A person signed in at a provider without addresses for signing out and revoking, and without a page to watch. */
beforeEach(() => {
  const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
  network.use(
    http.get(`${issuer}/.well-known/openid-configuration`, () => HttpResponse.json(metadata)),
    http.post('*/auth/signout', ({ request }) => {
      ended(request.headers.get('Authorization'))
      return HttpResponse.json({})
    }),
  )
  stubLocks()
  const user = { access_token: 'theirs', id_token: 'a.b.c', refresh_token: 'r', token_type: 'Bearer', profile: {} }
  localStorage.setItem(`oidc.user:${issuer}:waymark-web`, JSON.stringify(user))
  storage.write('accessToken', 'theirs')
  storage.write('identityToken', 'a.b.c')
})

test('the backend ends the sign-in where the provider cannot, and the person reads where they are still signed in', async () => {
  await renderRoute('logout', { path: '/logout' })
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith('Bearer theirs'))
  expect(screen.getByText(new RegExp(`but you are still signed in at ${location.host}:`))).toBeVisible()
  expect(screen.queryByText(/^Nothing of yours is left/)).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a sign-out is not requested from a backend without it', async () => {
  // Loaded anew, it has learned of no addition.
  vi.resetModules()
  const { signOut } = await import('@/domains/session/logout/signOut')
  ended.mockClear()
  expect(await signOut(undefined)).toBe('providerSession')
  expect(ended).not.toHaveBeenCalled()
})

test("the local data is removed even where the provider's code cannot be loaded", async () => {
  vi.resetModules()
  vi.doMock('@/domains/session/identity', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { signOut } = await import('@/domains/session/logout/signOut')
  expect(await signOut(undefined)).toBe('providerSession')
  expect(Object.keys(localStorage)).toEqual([])
  vi.doUnmock('@/domains/session/identity')
})
