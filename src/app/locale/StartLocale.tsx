import { createContext } from 'react'
import type { LocaleData } from './localeGate'

/** The locale the application started in, for components that render outside a route. */
export const StartLocaleContext = createContext<LocaleData | null>(null)
export const StartLocale = StartLocaleContext.Provider
