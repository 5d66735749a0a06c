import { createContext, type ReactNode, useContext } from 'react'

const ProfileNoticeContext = createContext<ReactNode>(null)

/** A notice above the sections of a profile. A higher domain passes it in, because trips are above the profile. */
export const ProfileNoticeProvider = ProfileNoticeContext.Provider
export const useProfileNotice = () => useContext(ProfileNoticeContext)
