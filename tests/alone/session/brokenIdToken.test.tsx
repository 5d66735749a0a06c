import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { takeIdpInitiatedToken } from '@/domains/session/signIn/idpInitiatedToken'
import { network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const good = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl'
const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  network.use(
    http.post('*/api/main/login/signin-oidc', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ successfull: false, messageCode: 'tokenUsed', message: 'Used.' }, { status: 401 })
    }),
  )
})

async function arrive(query: string) {
  history.replaceState(null, '', `/oidc-login?${query}`)
  takeIdpInitiatedToken()
  expect(location.search).toBe('')
  await renderRoute('openIdConnectLogin', { path: '/oidc-login', messages: ['session'] })
}

test.each([
  ['words', 'id_token=words'],
  ['half a token', `id_token=${good.slice(0, 30)}`],
  ['nothing', 'id_token='],
  ['a script', 'id_token=%3Cscript%3E.a.b'],
  ['two tokens', `id_token=${good}&id_token=${good}`],
])('§5 an invalid token (%s) is not sent, and this is reported', async (_, query) => {
  await arrive(query)
  expect(await screen.findByText(/The sign-in answer was incomplete/)).toBeVisible()
  expect(sent).toEqual([])
})

test('§5 a token is sent as the only key', async () => {
  await arrive(`id_token=${good}`)
  await waitFor(() => expect(sent).toEqual([{ token: good }]))
  expect(await screen.findByText(/has been used already/)).toBeVisible()
})
