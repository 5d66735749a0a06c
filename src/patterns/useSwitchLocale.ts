import { useLocation, useNavigate } from 'react-router-dom'
import { inLocale } from '@/routes/inLocale'

/** Shows the same page in another language and region (§1); `state` is what the page finds in its location's state there. */
export function useSwitchLocale(): (code: string, state?: unknown) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (code, state) => void navigate(inLocale(code, pathname) + search, { state })
}
