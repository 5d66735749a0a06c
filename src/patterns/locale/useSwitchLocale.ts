import { useLocation, useNavigate } from 'react-router-dom'
import { inLocale } from '@/routes/inLocale'
import { apiSlice } from '@/store/apiSlice'
import { useAppDispatch } from '@/store/hooks'

/** What holds words of the server in the reader's language: a company's note before booking, names of cost centres. */
const spoken = ['CompanySettings', 'Employee', 'Employees', 'Groups', 'Imports', 'Notifications', 'Trips'] as const

/** Shows the same page in another language and region (§1); `state` is what the page finds in its location's state there. */
export function useSwitchLocale(): (code: string, state?: unknown) => void {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const show = async (code: string, state: unknown) => {
    await navigate(inLocale(code, pathname) + search, { state })
    // Answers come in the language of the address, which is another one only now.
    dispatch(apiSlice.util.invalidateTags([...spoken]))
  }
  return (code, state) => void show(code, state)
}
