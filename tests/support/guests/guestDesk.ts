import { afterAll, beforeEach } from 'vitest'
import type { GuestDetail, NewGuest } from '#contract/arranger/guests.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { employeeIdOf, type Handle } from '#tests/support/http/api.ts'
import { openMailingApi } from '#tests/support/mail/mailingApi.ts'

const manager: Handle = 'guestmanager@aurora'
/** Guest management of the demo company that has it. */
const list = '/company/companies/aurora/guests'
const dayMs = 86_400_000

/** The employee id of a demo person. */
export const demo = (key: string): string => `e-aurora-${key}`

/**
 * Calls of a guest manager of the demo, with the server's answers. It closes after the tests of a file, and starts each
 * test without mails.
 */
export async function guestDesk() {
  const at = await openMailingApi()
  afterAll(() => at.close())
  beforeEach(() => at.forgetMails())
  const began = at.clock.now
  let made = 0
  /** A day, so many after the beginning of the test. */
  const day = (ahead: number) => new Date(began.getTime() + ahead * dayMs).toISOString().slice(0, 10)
  /** A new guest at each call. */
  const ada = (): NewGuest => ({
    firstName: 'Ada',
    lastName: 'Quill',
    email: `Ada.Quill${(made += 1)}@visitor.example`,
    phoneCountryCode: '44',
    phoneNumber: '7700 900123',
    dateOfBirth: '1984-05-12',
    gender: 'F',
    countryCode: 'GB',
    cultureCode: 'fr-CA',
    hostEmployeeId: employeeIdOf('arranger@aurora'),
    payment: 'own',
    hasAccess: true,
    purpose: 'Visiting lecturer',
    endDate: day(30),
  })
  const { send: sendAs, ...rest } = at
  const send = (method: string, path: string, body?: object) =>
    sendAs(manager, path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  const answered = async (given: Response) => (await given.json()) as GuestDetail
  return {
    ...rest,
    sendAs,
    manager,
    list,
    day,
    ada,
    send,
    answered,
    /** The mails besides those that tell hosts of their guests. */
    otherMails: async () => (await at.mails()).filter(({ text }) => !text?.includes('named you as the host')),
    detail: (employeeId: string) => at.get<GuestDetail>(manager, `${list}/${employeeId}`),
    add: async (changed: Partial<NewGuest> = {}) => answered(await send('POST', list, { ...ada(), ...changed })),
    /** The body of a change to the version in the answer. */
    changed: ({ version, email }: Pick<GuestDetail, 'version' | 'email'>, what: Partial<NewGuest>) => {
      const { endDate: _, ...fields } = ada()
      return { ...fields, email: email ?? '', ...what, version }
    },
    /** Why it was refused: `field: code`, or the code of the whole. */
    refusal: async (given: Response) => {
      const { messageCode, problems } = failureSchema.parse(await given.json())
      const [problem] = problems ?? []
      return [given.status, problem ? `${problem.field}: ${problem.code}` : messageCode]
    },
  }
}
