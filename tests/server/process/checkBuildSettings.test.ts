import { describe, expect, test } from 'vitest'
import { checkBuildSettings } from '#server/checkBuildSettings.ts'
import { readEnv } from '#server/services/env.ts'
import { originsOf } from '#server/web/writeOrigins.ts'

const theirs = { VITE_IDENTITY_AUTHORITY: 'https://id.example/staff', VITE_IDENTITY_CLIENT: 'travel' }
const server = (variables: Record<string, string>) => readEnv({ PUBLIC_URL: 'https://travel.example', ...variables })
const withTheirs = {
  OIDC_ISSUER: 'https://id.example/staff',
  OIDC_AUDIENCE: 'https://travel.example/api',
  VITE_IDENTITY_CLIENT: 'travel',
}
const said = (built: Record<string, string>, variables: Record<string, string>) =>
  checkBuildSettings(originsOf(built).signIn, server(variables))

describe("an application built with other settings than the server's", () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['our provider', {}, {}],
    ['our provider by its address', { VITE_IDENTITY_AUTHORITY: 'https://travel.example/identity' }, {}],
    ['another party’s', theirs, withTheirs],
    ['the same, with a slash', { ...theirs, VITE_IDENTITY_AUTHORITY: 'https://id.example/staff/' }, withTheirs],
    ['an exchange', { ...theirs, VITE_IDENTITY_EXCHANGE: 'true' }, { ...withTheirs, OIDC_ACCESS_TOKENS: 'exchange' }],
    ['another backend', { ...theirs, VITE_MAIN_API: 'https://api.example/main' }, {}],
  ])('a build is accepted: %s', (_, built, variables) => expect(said(built, variables)).toBeUndefined())

  test.each<[RegExp, Record<string, string>, Record<string, string>]>([
    [/^Nobody .* for the provider https:\/\/id\.example\/staff, but OIDC_ISSUER is not set\. /, theirs, {}],
    [/for the provider https:\/\/travel\.example\/identity, but OIDC_ISSUER is https:\/\/id\./, {}, withTheirs],
    [
      /for the provider https:\/\/other\.example, /,
      { ...theirs, VITE_IDENTITY_AUTHORITY: 'https://other.example' },
      withTheirs,
    ],
    [
      /as the client waymark-web, but the server takes tokens of travel\. /,
      { ...theirs, VITE_IDENTITY_CLIENT: '' },
      withTheirs,
    ],
    [/as the client travel, but the server takes tokens of waymark-web\. /, { VITE_IDENTITY_CLIENT: 'travel' }, {}],
    [
      /OIDC_ACCESS_TOKENS is exchange\. Set VITE_IDENTITY_EXCHANGE/,
      theirs,
      { ...withTheirs, OIDC_ACCESS_TOKENS: 'exchange' },
    ],
    [/built to exchange tokens/, { ...theirs, VITE_IDENTITY_EXCHANGE: 'true' }, withTheirs],
  ])('a wrong build is named at the start: %s', (words, built, variables) =>
    expect(said(built, variables)).toMatch(words),
  )

  test('a setting that an older build has not written down is not checked', () =>
    expect(checkBuildSettings(undefined, server(withTheirs))).toBeUndefined())
})
