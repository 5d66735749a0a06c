import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { NavigationGuard } from '@/app/layouts/NavigationGuard'
import { identity } from '@/domains/session/identity'
import { network } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

afterEach(() => vi.restoreAllMocks())

test('a link to a field of a page leads to that field once the person has signed in', async () => {
  const issuer = `${location.origin}/identity`
  network.use(
    http.get(`${issuer}/.well-known/openid-configuration`, () =>
      HttpResponse.json({ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/jwks` }),
    ),
  )
  const redirect = vi.spyOn(identity, 'signinRedirect').mockImplementation(() => new Promise(() => {}))
  const asked = '/admin/e1/edit-employee#approverId'
  await renderPage(<NavigationGuard />, { path: asked, route: '/admin/:employeeId/edit-employee' })
  await waitFor(() => expect(redirect).toHaveBeenCalledOnce())
  expect(redirect.mock.calls[0]?.[0]?.state).toMatchObject({ returnTo: `/en-ca${asked}` })
})
