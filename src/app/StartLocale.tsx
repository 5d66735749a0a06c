import { createContext } from 'react'
import type { LocaleData } from './localeGate'

/** The locale the application started in, for what renders before a route or instead of one. */
export const StartLocaleContext = createContext<LocaleData | null>(null)
export const StartLocale = StartLocaleContext.Provider
