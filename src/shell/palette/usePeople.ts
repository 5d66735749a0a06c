import { skipToken } from '@reduxjs/toolkit/query/react'
import { useNavigate } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import { useFoundEmployeesQuery } from '@/domains/admin/employees.slice'
import { useTravelersQuery } from '@/domains/arranger/arranger.slice'
import { useGuestsQuery } from '@/domains/guests/guests.slice'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { type Command, fewestLetters, mostOfGroup } from './palette.rules'

/** The people whom a text finds, by the reader's roles: travelers, employees and guests. The server searches. */
export function usePeople(typed: string) {
  const { companyId, profileId, roles } = useSession()
  const locale = useLocale()
  const navigate = useNavigate()
  const term = typed.trim().length >= fewestLetters ? typed.trim() : ''
  const go = (path: string) => () => void navigate(path)

  const isArranger = roles.includes('Arranger')
  const travelers = useTravelersQuery(
    term && isArranger ? { companyId, profileId, search: term, statuses: ['approved'] } : skipToken,
  )
  const seesEmployees = useMayOpen('employees')
  const employees = useFoundEmployeesQuery(term && seesEmployees ? { companyId, field: 'employee', term } : skipToken)
  const seesGuests = useMayOpen('guestManagementList') && isOffered('guestmanagement')
  const guests = useGuestsQuery(
    term && seesGuests ? { companyId, pageNumber: 1, search: term, status: undefined, sort: 'name:asc' } : skipToken,
  )
  const first = (commands: Command[] | undefined = []) => (term ? commands.slice(0, mostOfGroup) : [])
  return {
    isSearching: [travelers, employees, guests].some(({ isFetching }) => isFetching),
    hasFailed: term !== '' && [travelers, employees, guests].some(({ isError }) => isError),
    travelers: first(
      travelers.currentData?.responseData.map((one) => ({
        id: `traveler ${one.profileId}`,
        name: fullName(one),
        detail: one.email,
        run: go(pathTo(locale, 'arrangerItinerary', { companyId: one.companyId, profileId: one.profileId })),
      })),
    ),
    employees: first(
      employees.currentData?.map((one) => ({
        id: `employee ${one.id}`,
        name: fullName(one),
        detail: one.email,
        run: go(pathTo(locale, 'editEmployee', { employeeId: one.id })),
      })),
    ),
    guests: first(
      guests.currentData?.responseData.map((one) => ({
        id: `guest ${one.employeeId}`,
        name: fullName(one),
        detail: one.email ?? '',
        run: go(pathTo(locale, 'guestManagementEdit', { employeeId: one.employeeId })),
      })),
    ),
  }
}
