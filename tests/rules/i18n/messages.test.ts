import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changedGuestSchema } from '#contract/arranger/guests.ts'
import { editableProfileFields } from '#contract/profile/profileChanges.ts'
import { isCore } from '@/i18n/textBundles'
import en from '@/i18n/bundled/languages/en.json'
import { messagesMissing } from '#tests/support/architecture/messageUse.ts'

const ids = Object.keys(en)

test.each(['en', 'en-CA', 'fr-CA', 'es'])('%s has every message in the file of its domain, in order', (language) => {
  for (const file of globSync(`{contract,src/i18n}/messages/${language}/*.json`)) {
    const own = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
    expect(own.filter((id) => `${id.split('.')[0]}.json` !== basename(file))).toEqual([])
    expect(own).toEqual(own.toSorted())
  }
})

test('every page, and everything loaded later, has the messages that its code names', () => {
  expect(messagesMissing(ids, isCore)).toEqual([])
})

const languages = readdirSync('src/i18n/messages').filter((language) => language !== 'en-CA')
test.each(languages)('the record of changes in %s has a name for every field of a profile', (language) => {
  const texts = JSON.parse(readFileSync(`src/i18n/messages/${language}/profile.json`, 'utf8')) as object
  // Besides the fields people edit, the events of their account and the fields of administrators.
  const ofGuests = ['guest', 'invitation', 'endDate', ...Object.keys(changedGuestSchema.shape)]
  const ofAccounts = ['registeredAt', 'signIn', 'active', 'costCenterId', 'approverId']
  const noted = [...editableProfileFields, ...ofAccounts, ...ofGuests.filter((field) => field !== 'version')]
  const nameless = noted.filter((field) => !(`profile.account.changes.field.${field}` in texts))
  expect(nameless).toEqual([])
})

test('a missing message domain is found at the start, on a page, and in what is loaded later', () => {
  const missing = messagesMissing(ids, () => false)
  expect(missing).toContain('src/app/locale/Starting.tsx: shell.stillStarting')
  expect(missing).toContain('src/domains/trips/trip/timeline/TimelineRows.tsx: itinerary.layover')
  expect(missing).toContain('src/domains/booking/modal/OwnTrip.tsx: patterns.tryAgain')
})

describe('the texts that speak of a traveler to their arranger', () => {
  const prefix = 'traveler.'
  const own = (id: string) => id.slice(prefix.length)
  const theirs = ids.filter((id) => id.startsWith(prefix))
  const textsIn = (language: string) => {
    const folder = `src/i18n/messages/${language}`
    const all = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object)
    return Object.assign({}, ...all) as Record<string, string>
  }

  test('a text about a traveler replaces a text that exists', () => {
    expect(theirs.filter((id) => !ids.includes(own(id)))).toEqual([])
  })

  // These words address the reader, whose data the arranger's texts are not about. In Spanish "su" is also "their".
  test.each([
    ['en', /\b(your?|yours|yourself|my|I)\b/i, []],
    // The calendar and the card are the arranger's own, or the arranger is asked to act.
    ['fr-CA', /\b(votre|vos|mon|ma|mes)\b/i, ['calendar.title']],
    ['es', /\b(usted|mis?)\b/i, ['completion.impact.text']],
  ] as const)('a text about a traveler in %s does not call anything "yours"', (language, ofReader, spared) => {
    const texts = textsIn(language)
    const asks = /\byou (changed|add|can save)|your (calendar|travel administrator)|\btell me\b/i
    const mixed = theirs
      .filter((id) => !spared.some((each) => id === prefix + each))
      .filter((id) => ofReader.test((texts[id] ?? '').replace(asks, '')))
    expect(mixed).toEqual([])
  })

  test.each(['en', 'fr-CA', 'es'])(
    'a text about a traveler in %s has the values of the text it replaces, and the traveler',
    (language) => {
      const texts = textsIn(language)
      const values = (id: string) => [...(texts[id] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name)
      const sorted = (names: (string | undefined)[]) => names.map(String).toSorted()
      const odd = theirs.filter((id) => {
        const other = values(id).filter((name) => name !== 'person')
        return String(sorted(other)) !== String(sorted(values(own(id))))
      })
      expect(odd).toEqual([])
    },
  )
})
