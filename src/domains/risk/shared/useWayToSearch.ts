import { latestSearch } from '@/domains/risk/findTravelers.slice'
import { useLocale } from '@/i18n/useLocale'
import { useQueryInTrail } from '@/patterns/page/trailNames'
import { pathTo } from '@/routes/pathTo'
import { useAppSelector } from '@/store/hooks'

/** The address of the search for travelers as the reader left it; trail and back button lead there too. */
export function useWayToSearch(): string {
  const { query } = useAppSelector(latestSearch)
  useQueryInTrail('reports', query)
  return pathTo(useLocale(), 'reports') + query
}
