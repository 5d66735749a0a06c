import { useLocation } from 'react-router-dom'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { localeOfPath } from './currentLocale'

/** The locale code of the address, for building other addresses. */
export const useLocale = (): LocaleCode => localeOfPath(useLocation().pathname)
