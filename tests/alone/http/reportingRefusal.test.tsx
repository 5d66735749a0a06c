import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { NavigationGuard } from '@/app/layouts/NavigationGuard'
import { watchSession } from '@/app/session'
import { loginShown } from '@/domains/session/signIn/loginAsked'
import { authenticationHttp, companyHttp, mainHttp, reportingHttp } from '@/http/clients'
import { storage } from '@/lib/storage'
import { makeWhoami } from '#tests/support/page/factories.ts'
import { network } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const signIn = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/domains/session/signIn/signIn', () => ({ signIn }))

const clients = [mainHttp, companyHttp, authenticationHttp, reportingHttp]

test('§4 a refusal of the reporting API ends at the login route, and calls without a token start no sign-in', async () => {
  const { companyId, employeeId, profileId } = makeWhoami()
  const claims = { sub: 'p1', company_id: companyId, employee_id: employeeId, ProfileId: profileId, exp: 4e9 }
  const token = `h.${btoa(JSON.stringify(claims))}.s`
  storage.write('accessToken', token)
  network.use(http.all('*/refused', () => new HttpResponse(null, { status: 401 })))
  const { router, store } = await renderPage(<NavigationGuard />)
  watchSession(router, store)
  for (const client of clients) client.defaults.baseURL = location.origin
  const path = () => router.state.location.pathname
  const refusedWithoutToken = async (shown: string) => {
    for (const client of clients) await expect(client.get('/refused')).rejects.toMatchObject({ status: 401 })
    expect(signIn).not.toHaveBeenCalled()
    expect([path(), storage.read('accessToken')]).toEqual([shown, undefined])
  }
  const page = path()
  storage.clear('accessToken')
  await refusedWithoutToken(page)

  storage.write('accessToken', token)
  await expect(reportingHttp.get('/refused')).rejects.toMatchObject({ status: 401 })
  // The page being left sends other requests, and so it does where they are answered at the login route.
  await waitFor(() => expect(path()).toBe('/en-ca/login'))
  await refusedWithoutToken('/en-ca/login')
  loginShown()
  await refusedWithoutToken('/en-ca/login')
})
