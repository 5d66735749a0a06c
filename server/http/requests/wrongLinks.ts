import { Refusal } from '#server/http/answers/envelope.ts'
import { takeAllowance } from '#server/services/allowance.ts'
import type { Services } from '#server/services/services.ts'

/** Limit of links that lead nowhere, of each kind, from one network. */
const wrongLinks = { most: 30, seconds: 600 }

/** The public pages and mailed keys that could be guessed. */
type LinkKind = 'group invitation' | 'arranger request' | 'roll call' | 'approval'

/**
 * Limits guessing of links. It is called after looking, and counts only what is unknown: a good link is never limited,
 * because many people may share the network of one office or hotel.
 * @throws 429 `tooManyTries` for an unknown link, after many others from the same network
 */
export async function limitGuesses(
  kind: LinkKind,
  isKnown: boolean,
  { network, services }: { network: string; services: Services },
): Promise<void> {
  if (isKnown) return
  const wait = await takeAllowance({ key: `${kind} keys ${network}`, ...wrongLinks }, services)
  if (wait === 0) return
  throw new Refusal(
    429,
    'tooManyTries',
    'Many links that are not valid came from your network, and this one is not valid either. Wait ten minutes before you try another.',
    { retryAfterSeconds: wait },
  )
}
