import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

interface TravelerLinkProps {
  traveler: Traveler
  to: 'arrangedPersonal' | 'arrangerItinerary' | 'arrangerItinerary_v2'
  children: ReactNode
}

/** Leads to the profile or the trips of a traveler, who must have approved. */
export function TravelerLink({ traveler: { approved, companyId, profileId }, to, children }: TravelerLinkProps) {
  const locale = useLocale()
  return approved ? <Link to={pathTo(locale, to, { companyId, profileId })}>{children}</Link> : children
}
