import type { DeskRequest, DeskThread, QueueThread } from '#contract/support/helpDesk.ts'
import { companyOf, employeeIdOf, type Handle, type openTestApi, placeOf } from '#tests/support/http/api.ts'

type TestApi = Awaited<ReturnType<typeof openTestApi>>

export const agent: Handle = 'agent@northline'
export const queuePath = '/company/companies/northline/help-desk'
export const requestsPath = (who: Handle) => `/company${placeOf(who)}/help-desk/requests`
export const tokenPath = (who: Handle) =>
  `/authentication/companies/${companyOf(who)}/employees/${employeeIdOf(who)}/help-desk-token`
export const validationPath = '/authentication/zoho/token-validation/identity-server'

/** Calls of the help desk, in the name of people who have opened it. */
export function openDesks(at: () => TestApi) {
  const tokens = new Map<Handle, string>()

  /** Opens the help desk for a person, and returns their token. */
  async function open(who: Handle): Promise<string> {
    const { token: code } = await at().get<{ token: string }>(who, tokenPath(who))
    const { token } = await at().get<{ token: string }>(who, `${validationPath}?user_token=${code}`)
    tokens.set(who, token)
    return token
  }

  /** Sends a call with the token of the person, who opens the help desk first where needed. */
  async function send(who: Handle, path: string, method = 'GET', body?: object): Promise<Response> {
    const token = tokens.get(who) ?? (await open(who))
    return at().send(who, path, {
      method,
      headers: { 'Help-Desk-Token': token, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  /** The answer of a call that succeeds. */
  async function done<Answer>(...call: Parameters<typeof send>): Promise<Answer> {
    const answer = await send(...call)
    if (!answer.ok) throw new Error(`${call[1]} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  return {
    open,
    send,
    done,
    ask: (who: Handle, words: object = {}) =>
      done<DeskThread>(who, requestsPath(who), 'POST', { topic: 'other', text: 'Hello', ...words }),
    read: (who: Handle, id: string) => done<DeskThread>(who, `${requestsPath(who)}/${id}`),
    list: (who: Handle) => done<DeskRequest[]>(who, requestsPath(who)),
    write: (who: Handle, id: string, text: string) =>
      done<DeskThread>(who, `${requestsPath(who)}/${id}/messages`, 'POST', { text }),
    answer: (id: string, text: string) =>
      done<QueueThread>(agent, `${queuePath}/queue/${id}/messages`, 'POST', { text }),
  }
}

/** The events of a stream, as they come. */
export async function* eventsOf(answer: Response): AsyncGenerator<string, undefined> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      if (value.startsWith('id:')) yield /data: (.*)/.exec(value)?.[1] ?? ''
    }
  } finally {
    await reader.cancel()
  }
}

/** The first events of a stream, which is then left. */
export async function firstEvents(answer: Response, count: number): Promise<string[]> {
  const events: string[] = []
  for await (const event of eventsOf(answer)) if (events.push(event) === count) break
  return events
}
