import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { placeOf, type Handle } from '#tests/support/http/api.ts'
import type { MailingApi } from '#tests/support/mail/mailingApi.ts'

/** The default arranger and traveler of a request. */
export const arranger = 'organiser@aurora'
export const traveler = 'vip@aurora'

/** Status, code and current record of a refusal. */
export async function refusal(given: Response) {
  const { messageCode, problems, current } = failureSchema.parse(await given.json())
  return [given.status, problems?.[0]?.code ?? messageCode, current]
}

/** Asking to arrange and answering it, as the two do. */
export function requestDesk(api: () => MailingApi) {
  const send = (as: Handle | undefined, method: string, path: string, body: object) =>
    api().send(as, `/main${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  const ask = (email = `${traveler}.example`, as: Handle = arranger) =>
    send(as, 'POST', `${placeOf(as)}/arranger-requests`, { email })
  /** The keys in the links of a traveler's request mails, the oldest first. Mails to two people leave in any order. */
  async function mailedKeys(email = `${traveler}.example`): Promise<string[]> {
    const theirs = (await api().mails()).filter(({ to }) => to?.some(({ address }) => address === email))
    return theirs.flatMap(({ text }) => /\/arranger\/request\/([\w-]+)\/approve/.exec(text ?? '')?.[1] ?? [])
  }
  return {
    send,
    ask,
    mailedKeys,
    /** Answers without a session. */
    answer: (key: string, body: object) => send(undefined, 'PUT', `/arranger-requests/${key}`, body),
    askForKey: async () => {
      expect((await ask()).status).toBe(200)
      return (await mailedKeys()).at(-1)!
    },
    seesThem: async () => (await api().send(arranger, `/main${placeOf(traveler)}`)).status === 200,
    /** Forgets every mail and every request of the company. */
    clear: async () => {
      await api().forgetMails()
      await api().services.db.delete(arrangerRequests).where(eq(arrangerRequests.companyId, 'aurora'))
    },
  }
}
