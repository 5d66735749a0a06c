import { eq } from 'drizzle-orm'
import type { NewRollCall, RollCall, RollCallPerson } from '#contract/risk/rollCalls.ts'
import type { MailedQuestion } from '#contract/risk/rollCallQuestions.ts'
import type { Place } from '#contract/trips/trips.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'
import type { MailingApi } from '#tests/support/mail/mailingApi.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

export const advisor = 'risk@boreal'
export const rollCallsPath = '/company/companies/boreal/roll-calls'

const { YUL, LHR } = places

/** Roll calls of a company in which only the planted trips are left. */
export function rollCallDesk(at: () => MailingApi) {
  const send = (as: Handle | undefined, path: string, body?: object, method = body ? 'POST' : 'GET') =>
    at().send(as, path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  const read = async <Answer>(answer: Response | Promise<Response>): Promise<Answer> => {
    const got = await answer
    if (!got.ok) throw new Error(`${got.status}: ${await got.text()}`)
    return (await got.json()) as Answer
  }
  const clear = async () => {
    const { db } = at().services
    await db.delete(rollCalls)
    const [company] = await db.select().from(companies).where(eq(companies.id, 'boreal'))
    const employeeFeatures = { ...company!.employeeFeatures, protect: true }
    await db.update(companies).set({ employeeFeatures }).where(eq(companies.id, 'boreal'))
    await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
  }
  const hour = (hours: number, { timeZone }: Place) =>
    localTimeOf(at().clock.now.getTime() + hours * 3_600_000, timeZone)
  /** A trip to London, in progress. */
  const travels = (who: Handle, trip: Partial<typeof trips.$inferInsert> = {}) =>
    plantTrip(at().services.db, {
      who,
      bookedAt: at().clock.now,
      segments: [
        { from: YUL, to: LHR, departure: hour(-30, YUL), arrival: hour(-22, LHR) },
        { from: LHR, to: YUL, departure: hour(48, LHR), arrival: hour(56, YUL) },
      ],
      trip,
    })
  const guest = (email: string, language: 'en' | 'fr' | 'es' = 'en') => ({
    guest: { firstName: 'Ada', lastName: 'Quill', email, language },
  })
  const ask = async (body: Partial<NewRollCall> = {}): Promise<RollCall> =>
    read(send(advisor, rollCallsPath, { kind: 'rollCall', about: 'Storm in London', query: {}, ...body }))
  const peopleOf = async ({ id }: Pick<RollCall, 'id'>, query = ''): Promise<RollCallPerson[]> => {
    const { responseData } = await read<{ responseData: RollCallPerson[] }>(
      send(advisor, `${rollCallsPath}/${id}/people${query}`),
    )
    return responseData
  }
  const now = ({ id }: Pick<RollCall, 'id'>) => read<RollCall>(send(advisor, `${rollCallsPath}/${id}`))
  const mailTo = async (address: string) => (await at().mails()).findLast(({ to }) => to?.[0]?.address === address)
  /** The key in the last mail to an address. */
  const keyOf = async (address: string) =>
    /\/roll-call\/([\w-]+)\?answer=safe/.exec((await mailTo(address))?.text ?? '')![1]!
  const byKey = (key: string, body?: object) => send(undefined, `/company/roll-calls/answer/${key}`, body)
  const question = async (key: string) => read<MailedQuestion>(byKey(key))
  const own = (who: Handle, { id }: Pick<RollCall, 'id'>, body: object, as = who) =>
    send(as, `/main/companies/boreal/profiles/${profileIdOf(who)}/roll-calls/${id}/answer`, body)
  return { send, read, clear, travels, guest, ask, peopleOf, now, mailTo, keyOf, byKey, question, own }
}
