import { useLocation, useNavigate } from 'react-router-dom'
import { inLocale } from '@/routes/inLocale'
import { apiSlice } from '@/store/apiSlice'
import { useAppDispatch } from '@/store/hooks'

/** Tags of data with texts in the reader's language: a company's note before booking, names of cost centres, cities of trips. */
const translatedTags = [
  'CompanySettings',
  'Employee',
  'Employees',
  'Groups',
  'HelpDesk',
  'HelpDeskQueue',
  'Imports',
  'Notifications',
  'Trips',
] as const

/** Shows the same page in another language and region (§1); `state` becomes the state of its location there. */
export function useSwitchLocale(): (code: string, state?: unknown) => void {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const show = async (code: string, state: unknown) => {
    await navigate(inLocale(code, pathname) + search, { state })
    // Answers have the language of the address, which changes only now.
    dispatch(apiSlice.util.invalidateTags([...translatedTags]))
  }
  return (code, state) => void show(code, state)
}
