import { fullName } from '#contract/texts/fullName.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import type { profiles } from '#server/db/schema/company/people.ts'
import { cityNames, type Group } from '#server/domains/events/readGroups.ts'
import { languageOfCulture, type Language } from '#server/http/requests/language.ts'
import { formatterFor, type Formatter } from '#server/messages/messages.ts'

export type Reader = Pick<typeof profiles.$inferSelect, 'firstName' | 'lastName' | 'email' | 'cultureCode'>

/** The texts of a mail about an event in the language of its reader. */
export interface GroupWords {
  say: Formatter['say']
  culture: string
  /** Prefix of addresses, `fr-ca`. */
  locale: string
  event: string
  /** First and last day, and the place. */
  about: string[]
}

/** The texts about an event for each reader. Texts shared by many readers are created once. */
export async function groupWords(db: Database, { group }: Group): Promise<(reader: Reader) => GroupWords> {
  const cities = new Map<Language, string>()
  for (const language of ['en', 'fr', 'es'] as const)
    cities.set(language, (await cityNames(db, [group], language)).get(group.actualLocation ?? '') ?? '')
  const wordsIn = (culture: string): GroupWords => {
    const { say } = formatterFor(culture)
    const [start, end] = [new Date(group.startDate), new Date(group.endDate)]
    const days = say('events.days', { span: group.startDate === group.endDate ? 'one' : 'more', start, end })
    const city = cities.get(languageOfCulture(culture, 'en')) ?? ''
    const place = [group.venue, group.address, city].filter(Boolean).join(', ')
    return {
      say,
      culture,
      locale: localeCodeOf(culture) ?? 'en-us',
      event: groupNameOf(group.names, culture),
      about: [days, place].filter(Boolean),
    }
  }
  const known = new Map<string, GroupWords>()
  return ({ cultureCode }) => {
    const culture = supportedCulture(cultureCode)
    const words = known.get(culture) ?? wordsIn(culture)
    known.set(culture, words)
    return words
  }
}

export const personOf = (person: Omit<Reader, 'cultureCode'>) => ({
  name: fullName(person),
  address: person.email,
})
