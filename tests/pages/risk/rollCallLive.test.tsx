import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { answer, network } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeRollCall, makeRollCallPerson, pageOfRows } from '#tests/support/risk/rollCallFactory.ts'

const one = '/companies/aurora/roll-calls/rc-1'
const scene = {
  path: '/find-travelers/roll-calls/rc-1',
  route: '/find-travelers/roll-calls/:rollCallId',
  whoami: { roles: ['RiskAdvisor' as const] },
}

test('where no events come, the page asks itself and says when it last got an answer', async () => {
  learnAdditions([{ name: 'rollcalls', status: 'enabled' }])
  answer(one, makeRollCall())
  answer(`${one}/people`, pageOfRows([makeRollCallPerson()]))
  answer(`${one}/history`, pageOfRows([]))
  setClock('2026-05-09T12:00:00')
  let endStream = () => undefined as void
  const isEnded = new Promise<void>((resolve) => (endStream = resolve))
  network.use(
    http.get(`*/api/main${one}/events`, async () => {
      await isEnded
      return new HttpResponse(null, { status: 503 })
    }),
  )
  await renderRoute('rollCall', scene)
  expect(await screen.findByText('Updated at 12:00 p.m.')).toBeVisible()

  let asked = 0
  network.use(
    http.get(`*/api/main${one}`, () => {
      asked += 1
      return new HttpResponse(null, { status: 503 })
    }),
  )
  setClock('2026-05-09T12:05:00')
  endStream()
  await waitFor(() => expect(asked).toBeGreaterThan(0))
  expect(screen.getByText('Updated at 12:00 p.m.')).toBeVisible()
})
