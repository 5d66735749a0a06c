import { travelerNumbers, type TravelerNumber } from '#contract/profile/profile.ts'
import { keyedHashes } from '#server/crypto/keyedHash.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { profiles, SealedTravelerNumber } from '#server/db/schema/company/people.ts'
import type { ProfileEdits } from '#server/domains/profile/personal/editFields.ts'

type ProfileRow = Pick<typeof profiles.$inferSelect, 'id' | 'travellerNumbers'>

/** Visible characters of a masked number (§3): the last three; none when they are half of the number or more. */
const shown = 3
export function maskOf(number: string): string {
  const hidden = number.length > 2 * shown ? number.length - shown : number.length
  return '*'.repeat(hidden) + number.slice(hidden)
}

const tagLength = 22

/** Tags of a number with the present and the former key. Without the key, numbers cannot be tried against them. */
const tagsOf = (sealer: Sealer, profileId: string, name: TravelerNumber, number: string) =>
  keyedHashes(sealer, { purpose: 'traveller number tags', profileId }, `${name} ${number}`).map((tag) =>
    tag.slice(0, tagLength),
  )

/** A number as stored: encrypted, with mask and tag. */
export const sealTravelerNumber = (
  sealer: Sealer,
  profileId: string,
  name: TravelerNumber,
  number: string,
): SealedTravelerNumber => ({
  sealed: sealer.seal(number),
  mask: maskOf(number),
  tag: tagsOf(sealer, profileId, name, number)[0]!,
})

/** Stored known-traveler and redress numbers of one person: encrypted, with mask and tag. */
export function travelerNumbersOf(sealer: Sealer, { id, travellerNumbers: stored }: ProfileRow) {
  const isSame = (name: TravelerNumber, number: string) =>
    tagsOf(sealer, id, name, number).includes(stored[name]?.tag ?? '')
  return {
    /** The edits without numbers equal to the stored ones, which would count as changed. */
    withoutSame: (edits: ProfileEdits): ProfileEdits =>
      Object.fromEntries(
        Object.entries(edits).filter(([field, value]) => {
          const name = travelerNumbers.find((each) => each === field)
          return !name || !isSame(name, String(value))
        }),
      ),
    /** The columns to store for the edits: each number encrypted in `travellerNumbers`, without its own field. */
    columns: ({ tsa, nexus, globalEntry, sentri, redressNumber, ...others }: ProfileEdits) => {
      const edited = Object.entries({ tsa, nexus, globalEntry, sentri, redressNumber }) as [TravelerNumber, string?][]
      const numbers = { ...stored }
      for (const [name, number] of edited) {
        if (number) numbers[name] = sealTravelerNumber(sealer, id, name, number)
        if (number === '') delete numbers[name]
      }
      return { ...others, travellerNumbers: numbers }
    },
  }
}
