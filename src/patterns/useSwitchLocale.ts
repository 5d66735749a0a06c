import { useLocation, useNavigate } from 'react-router-dom'
import { inLocale } from '@/routes/inLocale'
import { apiSlice, tagTypes } from '@/store/apiSlice'
import { useAppDispatch } from '@/store/hooks'

/** Shows the same page in another language and region (§1); `state` is what the page finds in its location's state there. */
export function useSwitchLocale(): (code: string, state?: unknown) => void {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const show = async (code: string, state: unknown) => {
    await navigate(inLocale(code, pathname) + search, { state })
    // What the server has said, such as the company's note before booking, was in the language before.
    dispatch(apiSlice.util.invalidateTags([...tagTypes]))
  }
  return (code, state) => void show(code, state)
}
