import { createContext, useContext } from 'react'
import type { RouteName } from '@/routes/table'

const PreloadContext = createContext<(name: RouteName) => void>(() => undefined)
export const PreloadProvider = PreloadContext.Provider

/** Loads a page's code and messages early: when a link to it is hovered or focused. */
export const usePagePreload = () => useContext(PreloadContext)
