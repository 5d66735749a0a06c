import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { findSession } from '@/domains/session/findSession'
import { identity } from '@/domains/session/identity'
import SignInFailed from '@/domains/session/signIn/SignInFailed'
import { signInErrorOf } from '@/domains/session/signInErrorOf'
import { postIdToken } from '@/domains/session/session.api'
import { storage } from '@/lib/storage'
import { createStore } from '@/store/store'
import { network } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const lacking = {
  successfull: false,
  messageCode: 'claimMissing',
  message: 'No.',
  problems: [{ field: 'oid sub', code: 'required' }],
}
const nobody = { successfull: false, messageCode: 'unknownPerson', message: 'No.' }
const thrownBy = (work: Promise<unknown>) => work.then(String, (error: unknown) => error)
const say = (error: unknown) => renderPage(<SignInFailed error={error} />, { messages: ['session'] })

beforeEach(() => {
  const exp = Math.floor(Date.now() / 1000) + 600
  storage.write('accessToken', `h.${btoa(JSON.stringify({ sub: 's', exp }))}.s`)
  network.use(http.get('*/api/main/configuration', () => HttpResponse.json({ apis: [], features: [] })))
})

test('a token without a claim ends on a message that names the claim and who adds it', async () => {
  network.use(http.get('*/auth/whoami', () => HttpResponse.json(lacking, { status: 403 })))
  const error = await thrownBy(findSession(createStore().dispatch))
  expect(storage.read('accessToken')).toBeUndefined()
  await say(error)
  expect(screen.getByRole('heading', { name: 'We could not sign you in' })).toBeVisible()
  expect(
    screen.getByText(/^You signed in at \S+, but it does not send the claim oid \/ sub, .* has to add it\.$/),
  ).toBeVisible()
  expect(screen.getByText('403 claimMissing')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Use another account' })).toHaveAttribute('href', '/logout')
})

test('a person known to the provider only is told so where tokens are exchanged', async () => {
  network.use(http.post('*/login/signin-oidc', () => HttpResponse.json(nobody, { status: 403 })))
  await say(signInErrorOf(await thrownBy(postIdToken('a.b.c'))))
  expect(screen.getByText(/but Waymark has no account for you/)).toBeVisible()
  expect(screen.getByText('403 unknownPerson')).toBeVisible()
})

test('an access token without an expiry is named as the reason, instead of a loop', async () => {
  vi.spyOn(identity, 'signinCallback').mockResolvedValue({ access_token: 'opaque', id_token: 'a.b.c' } as never)
  const { finishSignIn } = await import('@/domains/session/identity')
  await say(await thrownBy(finishSignIn()))
  expect(screen.getByText(/does not send the claim exp,/)).toBeVisible()
})
