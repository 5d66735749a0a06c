import { useSession } from '@/domains/session/shared/useSession'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { isOffered } from '@/http/additions'
import { mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { useAppSelector } from '@/store/hooks'

/** The help desk of the reader: here, or elsewhere at an address. */
export type HelpDesk = { is: 'here' } | { is: 'elsewhere'; url: string }

const selectConfiguration = configurationEndpoints.endpoints.configuration.select()

/**
 * The help desk that the reader may use (§3 zoho, §4): the embedded one, one elsewhere with a safe address, or
 * undefined for guests, for people without an employee, and where the backend has none.
 */
export function useHelpDesk(): HelpDesk | undefined {
  const { roles, employeeId } = useSession()
  const { data } = useAppSelector(selectConfiguration)
  if (employeeId === null || !mayNavigate(rowOf('helpDesk'), roles)) return undefined
  if (isOffered('helpdesk')) return { is: 'here' }
  return data?.zoho?.url ? { is: 'elsewhere', url: data.zoho.url } : undefined
}
