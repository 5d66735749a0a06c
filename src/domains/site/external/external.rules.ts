/** Beyond it a value of the address is cut: names and paths of people's tools are shorter. */
const longestValue = 200

const clean = (value: string | null, refused: RegExp): string =>
  (value ?? '').normalize('NFC').replaceAll(refused, '').replaceAll(/ {2,}/g, ' ').trim().slice(0, longestValue)

/**
 * §2 external: a value of the query without anything but letters of any script with their marks, digits, spaces and
 * hyphens. Markup and everything else are left out.
 */
export const sanitized = (value: string | null): string => clean(value, /[^\p{L}\p{M}\p{N} -]/gu)

/**
 * §2 external: `redirectUrl` may contain slashes too. It can only be an address within the application: dots and colons
 * are left out, and of several slashes at its beginning one remains.
 * @param home where it leads without one
 */
export function redirectPath(value: string | null, home: string): string {
  const path = clean(value, /[^\p{L}\p{M}\p{N}/ -]/gu)
    .replaceAll(/\/+/g, '/')
    .replace(/^\//, '')
  return path === '' ? home : `/${path}`
}

/** The query of `external`, with the name of the company in the language of the reader, else in the other one. */
export function externalFacts(query: URLSearchParams, isFrench: boolean) {
  const names = [sanitized(query.get('companyNameEn')), sanitized(query.get('companyNameFr'))]
  return {
    companyId: sanitized(query.get('companyId')),
    companyName: (isFrench ? names.toReversed() : names).find((name) => name !== '') ?? '',
  }
}
