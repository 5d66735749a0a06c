import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { makeCompany } from '#tests/support/commands/firstCompany.ts'
import { Browser } from '#tests/support/http/browser.ts'
import { type Identity, openIdentity } from '#tests/support/identity/identity.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'

export const password = 'seven kettles in the harbour'
export const twice = (text: string) => ({ password: text, again: text })

interface Desk {
  identity: Identity
  outbox: Awaited<ReturnType<typeof openOutbox>>
}

/** The provider and the mail of a test file, and the way to invite a person to choose a password. */
export function invitationDesk() {
  const desk = {} as Desk
  beforeAll(async () => {
    desk.outbox = await openOutbox()
    desk.identity = await openIdentity({ ...realPeople, OUTBOX_DIR: desk.outbox.folder })
  })
  afterAll(async () => {
    await desk.identity.close()
    await desk.outbox.close()
  })
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))

  let made = 0
  /** A person invited to a separate company, and the page of their link. */
  const invited = async ({ local = 'ada.quill', culture = 'en-CA' } = {}) => {
    made += 1
    const email = `${local}@house${made}.example`
    const company = await makeCompany(
      desk.identity.services,
      desk.outbox,
      '--name',
      `House ${made}`,
      '--admin',
      email,
      '--culture',
      culture,
    )
    const { link, mail } = await company.invite()
    const browser = new Browser(desk.identity.origin)
    const page = await browser.open(link)
    const send = (fields: Record<string, string>) => browser.submit(page, fields)
    return { ...company, email, link, mail, browser, page, send }
  }
  return { desk, invited }
}
