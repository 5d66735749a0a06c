import { fallbackLocale, type LocaleCode, localeCodes } from '#contract/texts/locales.ts'

/** §1: the browser's language where it is a supported locale. Bare `fr` is fr-CA, any other language en-US. */
export function browserLocale(preferred: readonly string[]): LocaleCode {
  for (const language of preferred) {
    const code = language.toLowerCase()
    const supported = localeCodes.find((candidate) => candidate === code)
    if (supported) return supported
    if (code === 'fr') return 'fr-ca'
  }
  return fallbackLocale
}
