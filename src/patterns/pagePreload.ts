import { createContext, useContext } from 'react'
import type { RouteName } from '@/routes/table'

const PreloadContext = createContext<(name: RouteName) => void>(() => undefined)
export const PreloadProvider = PreloadContext.Provider

/** Fetches a page's code and messages before it is asked for: on hover or focus of a link to it. */
export const usePagePreload = () => useContext(PreloadContext)
