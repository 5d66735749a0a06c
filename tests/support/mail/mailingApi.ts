import { openTestApi } from '#tests/support/http/api.ts'
import { allSent, forgetTurns } from './mailQueue.ts'
import { openOutbox } from './outbox.ts'

/** The API with its own outbox, where tests read the mails. */
export async function openMailingApi(variables: Record<string, string> = {}) {
  const outbox = await openOutbox()
  const at = await openTestApi({ ...variables, OUTBOX_DIR: outbox.folder })
  return {
    ...at,
    /** Every mail so far, in the order in which they left, after the queue is empty. */
    mails: () => allSent(at.services).then(outbox.mails),
    /** As if the mails so far were of more than an hour ago. */
    forgetMails: async () => {
      await allSent(at.services)
      await outbox.empty()
      await forgetTurns(at.services)
    },
    close: async () => {
      await at.close()
      await outbox.close()
    },
  }
}
export type MailingApi = Awaited<ReturnType<typeof openMailingApi>>
