import { http, HttpResponse } from 'msw'
import { network } from '#tests/support/page/network.ts'

export const rollCallsPath = '/companies/aurora/roll-calls'
export const rollCallPath = `${rollCallsPath}/rc-1`

/** The page of a roll call, open for a risk advisor. */
export const rollCallScene = {
  path: '/find-travelers/roll-calls/rc-1',
  route: '/find-travelers/roll-calls/:rollCallId',
  whoami: { roles: ['RiskAdvisor' as const] },
}

/** A stream of events to which a test adds. */
export function answerEvents() {
  let send: ((change: object) => void) | undefined
  network.use(
    http.get(`*/api/main${rollCallPath}/events`, () => {
      const body = new ReadableStream({
        start: (controller) => {
          const encoder = new TextEncoder()
          send = (change) =>
            controller.enqueue(encoder.encode(`id: 4\nevent: change\ndata: ${JSON.stringify(change)}\n\n`))
          controller.enqueue(encoder.encode(': open\n\n'))
        },
      })
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }),
  )
  return (change: object) => send!(change)
}
