import { isOffered } from '@/http/additions'
import { useSession } from './useSession'

/** Whether the chosen theme is kept with the profile: for those who have a travel profile, where the backend offers it. */
export const useIsThemeKept = (): boolean => useSession().employeeId !== null && isOffered('displaychoice')
