import { mailsIn } from '#tests/support/mail/outbox.ts'
import { expect } from './person.ts'

/** The latest mail or text message to an address, when it has arrived. Journeys use their own people. */
export async function mailTo(address: string | RegExp, about: RegExp = /(?:)/) {
  const find = async () =>
    (await mailsIn(process.env.JOURNEY_OUTBOX ?? '').catch(() => [])).findLast(
      ({ to, subject }) => to?.some((one) => one.address?.match(address)) && about.test(subject ?? ''),
    )
  await expect.poll(find).toBeDefined()
  return (await find())?.text ?? ''
}
