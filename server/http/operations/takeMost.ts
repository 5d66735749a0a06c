import { mosts, type Most, type MostName } from '#contract/fields/mosts.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { takeAllowance } from '#server/services/allowance.ts'
import type { Services } from '#server/services/services.ts'

const daySeconds = 86_400

/**
 * Counts a record that a person adds, of a kind with a most within an hour or a day (contract/fields/mosts.ts).
 * @throws 429 `tooManyToday` or `tooManyThisHour`, with the seconds until the next one
 */
export async function takeMost(name: MostName, profileId: string, store: Pick<Services, 'db' | 'sealer' | 'now'>) {
  const { most, within = daySeconds }: Most = mosts[name]
  const wait = await takeAllowance({ key: `${name} ${profileId}`, most, seconds: within }, store)
  if (wait === 0) return
  const isDaily = within >= daySeconds
  const time = isDaily ? 'a day' : 'an hour'
  const code = isDaily ? 'tooManyToday' : 'tooManyThisHour'
  throw new Refusal(429, code, `You have added ${most} within ${time}, which is the most. Go on after that time.`, {
    retryAfterSeconds: wait,
  })
}
