import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { getConfiguration } from '@/domains/reference/configuration.api'
import { signOut } from '@/domains/session/logout/signOut'
import { storage } from '@/lib/storage'
import { setAccount } from '#tests/support/profile/accountPage.tsx'
import { network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const asked: string[] = []
beforeEach(() => {
  setAccount()
  asked.length = 0
  storage.write('accessToken', 'theirs')
  network.use(
    http.all('*/api/*', ({ request }) => void asked.push(new URL(request.url).pathname)),
    http.get('*/identity/.well-known/openid-configuration', () => HttpResponse.json({})),
  )
})

test('no page sends a request once signing out has begun', async () => {
  await renderRoute('account', { path: '/profile/account' })
  await waitFor(() => expect(asked).not.toEqual([]))

  asked.length = 0
  const granted: (() => void)[] = []
  const request = (_: string, work: () => Promise<void>) =>
    new Promise<void>((resolve) => granted.push(() => void work().then(resolve)))
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }))
  // Another tab is still at it: this one waits for the lock, and a part of the page that was late arrives.
  const gone = signOut(undefined)
  const late = await renderRoute('account', { path: '/profile/account' })
  await late.findAllByRole('alert')
  for (const grant of granted) grant()
  await gone
  expect(asked, 'but for the end itself').toEqual(['/api/main/auth/signout'])
  expect(storage.read('accessToken')).toBeUndefined()

  asked.length = 0
  await getConfiguration(undefined, new AbortController().signal).catch(() => undefined)
  expect(asked, 'what anybody may ask').toEqual(['/api/main/configuration'])
})
