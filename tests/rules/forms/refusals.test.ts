import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusals, refusalsByStatus } from '@/forms/failure/refusals'

/** Refusals that a page shows in its own words, or that no form can cause. */
const toldElsewhere = new Set([
  'administratorsNotConfirmed',
  'alreadyThere',
  'badRows',
  'codeExpired',
  'groupIncomplete',
  'invitationExpired',
  'noTrips',
  'notManual',
  'phoneConfirmed',
  'requestExpired',
  'tooManyPeople',
  'tooManyTrips',
  // Only administrators give roles.
  'lastAdmin',
])

const refused = globSync('server/domains/**/*.ts').flatMap((file) => {
  const found = readFileSync(file, 'utf8').matchAll(/new Refusal\(\s*(?<status>4\d\d),\s*'(?<code>\w+)'/g)
  return Array.from(found, ({ groups }) => [groups!['code']!, Number(groups!['status'])] as const)
})

test("a refusal is explained in the reader's own language (§8)", () => {
  expect(refused.length).toBeGreaterThan(30)
  const unsaid = refused.filter(
    ([code, status]) =>
      ![401, 404].includes(status) && !(code in refusals) && !(status in refusalsByStatus) && !toldElsewhere.has(code),
  )
  expect(unsaid).toEqual([])
})
