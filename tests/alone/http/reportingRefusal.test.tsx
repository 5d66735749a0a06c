import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { NavigationGuard } from '@/app/NavigationGuard'
import { watchSession } from '@/app/session'
import { mainHttp, reportingHttp } from '@/http/clients'
import { storage } from '@/lib/storage'
import { makeWhoami } from '#tests/support/page/factories.ts'
import { network } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const signIn = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/domains/session/signIn/signIn', () => ({ signIn }))

test('§4 a refusal of the reporting API ends at the login route, without a sign-in before it', async () => {
  const { companyId, employeeId, profileId } = makeWhoami()
  const claims = { sub: 'p1', company_id: companyId, employee_id: employeeId, ProfileId: profileId, exp: 4e9 }
  storage.write('accessToken', `h.${btoa(JSON.stringify(claims))}.s`)
  network.use(http.all('*/refused', () => new HttpResponse(null, { status: 401 })))
  const { router, store } = await renderPage(<NavigationGuard />)
  watchSession(router, store)
  reportingHttp.defaults.baseURL = mainHttp.defaults.baseURL = location.origin
  await expect(reportingHttp.get('/refused')).rejects.toMatchObject({ status: 401 })
  // The page being left sends another request, without a token.
  await expect(mainHttp.get('/refused')).rejects.toMatchObject({ status: 401 })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en-ca/login'))
  expect(signIn).not.toHaveBeenCalled()
  expect(storage.read('accessToken')).toBeUndefined()
})
