import { isOffered } from '@/http/additions'
import { useSession } from './useSession'

/** Whether the theme is saved with the profile: for people with a travel profile, where the backend offers it. */
export const useIsThemeKept = (): boolean => useSession().employeeId !== null && isOffered('displaychoice')
