import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useSubject } from '@/patterns/subject/subject'
import { pathTo } from '@/routes/pathTo'
import { mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'

/** The query of the page of a trip's advisories (§2): the trip, and the page that links to it. */
type AdvisoryPageQuery = { bookingId: string; from?: 'trips' | 'trip' }

/**
 * The path to the advisories of a trip of the page's subject. Undefined for guests, who have no such page (§6), and for
 * an employee without a travel profile, by which the page is addressed.
 */
export function useAdvisoriesPath(query: AdvisoryPageQuery): string | undefined {
  const locale = useLocale()
  const { roles } = useSession()
  const { kind, companyId, profileId } = useSubject()
  if (profileId === null) return undefined
  if (kind === 'traveler') return pathTo(locale, 'arrangerTravelerAdvisories', { companyId, profileId }, query)
  if (kind === 'employee') return pathTo(locale, 'employeeAdvisories', { profileId }, query)
  return mayNavigate(rowOf('tripAdvisories'), roles) ? pathTo(locale, 'tripAdvisories', undefined, query) : undefined
}
