import { AxiosError, type AxiosResponse } from 'axios'
import { expect, test } from 'vitest'
import en from '@/i18n/messages/en/session.json'
import es from '@/i18n/messages/es/session.json'
import fr from '@/i18n/messages/fr-CA/session.json'
import { SignInError, signInProblems } from '@/domains/session/problems'
import { signInErrorOf } from '@/domains/session/signInErrorOf'

const named = (name: string, message = name) => Object.assign(new Error(message), { name })

// The messages are the sign-in library's own.
test.each([
  ['popupClosed', new Error('Popup closed by user')],
  ['popupClosed', new Error('Popup closed')],
  ['popupClosed', new Error('Popup blocked by user')],
  ['frameTimedOut', named('ErrorTimeout', 'IFrame timed out without a response')],
  ['frameTimedOut', named('ErrorTimeout', 'Network timed out')],
  ['frameTimedOut', new Error('IFrame removed from DOM')],
  ['state', new Error('No matching state found in storage')],
  ['state', new Error('State does not match')],
  ['state', new Error('No state in response')],
  ['nonce', new Error('nonce in id_token does not match nonce in client storage')],
  ['refused', named('ErrorResponse', 'access_denied')],
  ['unreachable', new TypeError('Failed to fetch')],
  ['unreachable', 'not even an error'],
] as const)('§8 the failure %s is known from %s', (problem, thrown) => {
  expect(signInErrorOf(thrown).problem).toBe(problem)
})

test('an error that is already a sign-in problem stays the same', () => {
  for (const problem of signInProblems) expect(signInErrorOf(new SignInError(problem)).problem).toBe(problem)
})

test.each([
  ['issuerNotValid', 'issuer'],
  ['audienceNotValid', 'audience'],
  ['issuedAtNotValid', 'issuedAt'],
  ['notBeforeNotValid', 'notBefore'],
  ['expiryNotValid', 'expired'],
  ['signatureNotValid', 'signature'],
  ['tokenUsed', 'used'],
  ['notSignedIn', 'state'],
  ['unknownPerson', 'account'],
  ['claimMissing', 'claim'],
  ['network', 'unreachable'],
])('a handed-over token refused as %s is the problem %s', (code, problem) => {
  const data = { successfull: false, messageCode: code, message: 'No.' }
  const response = code === 'network' ? undefined : ({ status: 400, data } as AxiosResponse)
  expect(signInErrorOf(new AxiosError('failed', undefined, undefined, undefined, response)).problem).toBe(problem)
})

test('each sign-in problem has its own words in every language', () => {
  for (const texts of [en, fr, es] as Record<string, string>[]) {
    const words = signInProblems.map((problem) => texts[`session.failed.${problem}`])
    expect(words.every(Boolean)).toBe(true)
    expect(new Set(words).size).toBe(signInProblems.length)
  }
})
