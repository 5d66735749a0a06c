import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editableProfileFields } from '#contract/profileChanges.ts'
import { coreDomains } from '@/i18n/coreDomains'
import en from '@/i18n/compiled/languages/en.json'
import { messagesMissing } from '../support/messageUse.ts'

const ids = Object.keys(en)

test.each(['en', 'en-CA', 'fr-CA', 'es'])(
  '%s: every message stands in the file of its domain, in order',
  (language) => {
    const folder = `src/i18n/messages/${language}`
    for (const file of readdirSync(folder)) {
      const own = Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object)
      expect(own.filter((id) => `${id.split('.')[0]}.json` !== file)).toEqual([])
      expect(own).toEqual(own.toSorted())
    }
  },
)

test('every page, and everything loaded later, has the messages that its code names', () => {
  expect(messagesMissing(ids, coreDomains)).toEqual([])
})

const languages = readdirSync('src/i18n/messages').filter((language) => language !== 'en-CA')
test.each(languages)('in %s the record of changes has a name for every field of a profile', (language) => {
  const texts = JSON.parse(readFileSync(`src/i18n/messages/${language}/profile.json`, 'utf8')) as object
  // Besides what people edit, what happens to their account and what administrators enter.
  const noted = [...editableProfileFields, 'registeredAt', 'signIn', 'active', 'costCenterId', 'approverId']
  const nameless = noted.filter((field) => !(`profile.account.changes.field.${field}` in texts))
  expect(nameless).toEqual([])
})

test('a domain that is not loaded is missed at the start, on a page, and in what is loaded later', () => {
  const missing = messagesMissing(ids, [])
  expect(missing).toContain('src/app/Starting.tsx: shell.stillStarting')
  expect(missing).toContain('src/domains/trips/trip/TimelineRows.tsx: itinerary.layover')
  expect(missing).toContain('src/domains/booking/modal/BookModal.tsx: patterns.tryAgain')
})
