const names = new Map<string, Intl.DisplayNames>()

/** The name of a country (ISO 3166-1 alpha-2) in a culture; the code itself where it has none. */
export function countryName(code: string, culture: string): string {
  const known = names.get(culture) ?? new Intl.DisplayNames(culture, { type: 'region' })
  names.set(culture, known)
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code
}
