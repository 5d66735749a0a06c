import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { tripsEndpoints } from '@/domains/trips/trips.slice'
import { useLocale } from '@/i18n/useLocale'
import { useTrailNames } from '@/patterns/trailNames'
import { pathAbove } from '@/routes/trail'
import { type RouteName, titleOf } from '@/routes/table'
import styles from './Breadcrumbs.module.css'
import { useTrail } from './useTrail'

/** The ancestors of a screen, and itself, by the names of what they show; screens at the top have no breadcrumbs. */
export default function Breadcrumbs({ name }: { name: RouteName }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const params = useParams()
  const trail = useTrail(name)
  const names = useTrailNames()
  const title = (each: RouteName) => names.get(titleOf(each)) ?? <FormattedMessage id={titleOf(each)} />
  return (
    <nav aria-label={formatMessage({ id: 'shell.breadcrumbs' })}>
      <ol role="list" className={styles.trail}>
        {trail.map((each) => (
          <li key={each}>
            <Link to={pathAbove(each, locale, params)}>{title(each)}</Link>
          </li>
        ))}
        <li aria-current="page">
          {titleOf(name) === titleOf('trip') ? <TripPlace fallback={title(name)} /> : title(name)}
        </li>
      </ol>
    </nav>
  )
}

/** Where the trip shown goes, once it is known. */
function TripPlace({ fallback }: { fallback: ReactNode }) {
  const { bookingId = '', ...named } = useParams()
  const own = useOwnProfile()
  const { companyId = own.companyId, profileId = own.profileId } = named
  const { data } = tripsEndpoints.endpoints.trip.useQueryState({ companyId, profileId, bookingId })
  return data?.destination ?? fallback
}
