import { readArguments } from '#server/commands/companyArguments.ts'
import { createCompany } from '#server/domains/admin/createCompany.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { sendInvitation } from '#server/domains/session/invitationMail.ts'
import type { Services } from '#server/services/services.ts'
import type { openOutbox } from '#tests/support/mail/outbox.ts'

/** The company that `npm run company` with these arguments would create. */
export function planOf(...args: string[]) {
  const asked = readArguments(args)
  if (asked.to !== 'create') throw new Error(JSON.stringify(asked))
  return asked
}

/** Creates a company on a database of real people. `invite` sends its administrator a mail and returns the link. */
export async function makeCompany(
  services: Services,
  outbox: Awaited<ReturnType<typeof openOutbox>>,
  ...args: string[]
) {
  const created = await createCompany(planOf(...args), services)
  if ('taken' in created) throw new Error(`taken: ${created.taken}`)
  const invite = async () => {
    await outbox.empty()
    const loaded = await loadAccount(services.db, created.accountId)
    await sendInvitation(loaded!, 'Quill & Daughters', services)
    // A mail to somebody else, from just before, may still arrive.
    const mail = (await outbox.mails()).find(({ to }) => to?.some(({ address }) => address === loaded!.account.email))
    return { mail, link: /http\S+/.exec(mail?.text ?? '')?.[0] ?? '' }
  }
  return { ...created, invite }
}
