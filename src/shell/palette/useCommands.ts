import { skipToken } from '@reduxjs/toolkit/query/react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { tripName } from '@/domains/itinerary/itinerary.rules'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { useKeepTheme } from '@/domains/profile/account/ThemePicker'
import { useCountriesQuery } from '@/domains/reference/countries.slice'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { useSession } from '@/domains/session/shared/useSession'
import { tripsEndpoints } from '@/domains/trips/trips.slice'
import { useFoundEmployeesQuery } from '@/domains/admin/employees.slice'
import { useTravelersQuery } from '@/domains/arranger/arranger.slice'
import { useGuestsQuery } from '@/domains/guests/guests.slice'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { chooseTheme, type Theme } from '@/lib/theme'
import { mayRender } from '@/routes/permissions'
import { pathTo } from '@/routes/pathTo'
import { titleOf } from '@/routes/table'
import { isOffered } from '@/http/additions'
import { type Command, found, openPages, fewestLetters, mostOfGroup } from './palette.rules'

export const groupNames = ['pages', 'actions', 'travelers', 'employees', 'guests', 'trips', 'countries'] as const
export interface CommandGroup {
  id: (typeof groupNames)[number]
  commands: Command[]
}

/**
 * The groups of the palette for a typed text, by the reader's roles and features (§6): pages, actions, people, trips and
 * countries. Without a text, pages and actions. Groups without a command are left out.
 * @param settled the text when typing last paused, which the server searches people by
 */
export function useCommands(typed: string, settled: string, onShortcuts: () => void) {
  const { isSearching, hasFailed, ...people } = usePeople(typed.trim() === '' ? '' : settled)
  const isTyped = typed.trim() !== ''
  const all = {
    pages: found(usePages(), typed),
    actions: found(useActions(onShortcuts), typed),
    ...people,
    trips: found(useTrips(isTyped), typed),
    countries: found(useCountries(isTyped), typed),
  }
  const groups = groupNames
    .map((id): CommandGroup => ({ id, commands: isTyped || isFixed(id) ? all[id] : [] }))
    .filter(({ commands }) => commands.length > 0)
  return { groups, isSearching, hasFailed }
}

const isFixed = (id: string) => id === 'pages' || id === 'actions'

function usePages(): Command[] {
  const session = useSession()
  const statusOf = useGateStatus(session)
  const tripList = useTripList()
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const locale = useLocale()
  if (session.employeeId === null) return []
  return openPages(session.roles, (gate) => statusOf(gate) === 'enabled', tripList).map((name) => ({
    id: `page ${name}`,
    name: formatMessage({ id: titleOf(name) }),
    run: () => void navigate(pathTo(locale, name)),
  }))
}

function useActions(onShortcuts: () => void): Command[] {
  const { employeeId, roles } = useSession()
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const locale = useLocale()
  const { isEnabled, start } = useBooking()
  const keepTheme = useKeepTheme()
  const choose = (theme: Theme) => () => {
    chooseTheme(theme)
    keepTheme(theme)
  }
  const named = (id: 'book' | 'dark' | 'light' | 'shortcuts' | 'signOut', run: () => void): Command => ({
    id: `action ${id}`,
    name: formatMessage({ id: `palette.action.${id}` }),
    run,
  })
  const mayBook = employeeId !== null && isEnabled && mayRender('mainMenu.book', roles)
  return [
    ...(mayBook ? [named('book', () => start())] : []),
    named('shortcuts', onShortcuts),
    named('dark', choose('dark')),
    named('light', choose('light')),
    named('signOut', () => void navigate(pathTo(locale, 'logout'))),
  ]
}

function useTrips(isTyped: boolean): Command[] {
  const { companyId, profileId, employeeId } = useSession()
  const { data } = tripsEndpoints.endpoints.trips.useQuery(isTyped && employeeId ? { companyId, profileId } : skipToken)
  const { dateRange } = useFormats()
  const navigate = useNavigate()
  const locale = useLocale()
  return (data?.trips ?? []).map((trip) => ({
    id: `trip ${trip.bookingId}`,
    name: tripName(trip),
    detail: `${dateRange(trip.departureDate, lastDayOfTrip(trip))} · ${trip.bookingId}`,
    run: () => void navigate(pathTo(locale, 'trip', { bookingId: trip.bookingId })),
  }))
}

/** Countries lead to the advice about them. */
function useCountries(isTyped: boolean): Command[] {
  const { locale: culture } = useIntl()
  const mayRead = useMayOpen('travelAdvisories')
  const { data } = useCountriesQuery(isTyped && mayRead ? culture : skipToken)
  const navigate = useNavigate()
  const locale = useLocale()
  return (data ?? []).map(({ countryCode, countryName }) => ({
    id: `country ${countryCode}`,
    name: countryName,
    detail: countryCode,
    run: () => void navigate(pathTo(locale, 'travelAdvisories', undefined, { country: countryCode })),
  }))
}

/** The people whom a text finds, by the reader's roles: travelers, employees and guests. The server searches. */
function usePeople(typed: string) {
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
