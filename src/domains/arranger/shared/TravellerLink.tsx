import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Traveller } from '#contract/arranger/travellers.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

interface TravellerLinkProps {
  traveller: Traveller
  to: 'arrangedPersonal' | 'arrangerItinerary' | 'arrangerItinerary_v2'
  children: ReactNode
}

/** Leads to the profile or the trips of a traveller, who must have approved. */
export function TravellerLink({ traveller: { approved, companyId, profileId }, to, children }: TravellerLinkProps) {
  const locale = useLocale()
  return approved ? <Link to={pathTo(locale, to, { companyId, profileId })}>{children}</Link> : children
}
