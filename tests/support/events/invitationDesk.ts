import type { MailingApi } from '#tests/support/mail/mailingApi.ts'
import { groupDesk, groups, organiser } from './groupDesk.ts'

export const linkIn = (text: string | undefined) => new URL(/https?:\/\/\S+\/event\?\S+/.exec(text ?? '')![0])

/** The public page of an event: a mailed invitation, the page, and the answer. */
export function invitationDesk(at: () => MailingApi) {
  const { ask, confirmed, read } = groupDesk(at)
  /** A confirmed event, and the link that its invitation mailed to the president. */
  const invited = async (changed: Parameters<typeof confirmed>[1] = {}) => {
    const event = await confirmed(['vip@aurora.example'], changed)
    await read(await ask(organiser, 'POST', `${groups}/${event.id}/invitations`, {}))
    const mail = (await at().mails()).find(({ to }) => to?.[0]?.address === 'vip@aurora.example')
    const link = linkIn(mail?.text)
    const path = `/company/group-invitations/${event.shareableId}`
    return { event, mail, link, key: link.searchParams.get('key')!, path }
  }
  const look = (path: string, key?: string) => at().send(undefined, key ? `${path}?key=${key}` : path)
  const answer = (path: string, body: object) => ask(undefined, 'PUT', path, body)
  return { invited, look, answer }
}
