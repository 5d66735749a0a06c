import type { IntlShape } from 'react-intl'
import { askAgainAfter } from '#contract/arranger/arrangers.ts'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { nameOf } from '@/domains/arranger/arranger.rules'
import type { TravelerBooking } from '@/domains/arranger/shared/useTravelerBooking'
import { Whereabouts } from '@/domains/arranger/shared/Whereabouts'
import type { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { isOffered } from '@/http/additions'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { arrangedPages } from '@/routes/arrangedPages'
import type { Column } from '@/patterns/table/rows/TableRows'
import { MailAddress } from '@/ui/display/MailAddress'
import { RequestActions } from './RequestActions'
import { TravelerActions } from './TravelerActions'
import { TravelerLink } from '@/domains/arranger/shared/TravelerLink'
import { TravelerState } from './TravelerState'
import styles from './travelerColumns.module.css'

/** The columns of the board. The trip of a traveler who has not approved is hidden. */
export const travelerColumns = (
  formatMessage: IntlShape['formatMessage'],
  { booking, trips }: { booking: TravelerBooking; trips: ReturnType<typeof useTripList> },
): Column<Traveler>[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'travelers.column.name' }),
    isRowHeader: true,
    cell: (traveler) => (
      <Stacked isCut className={styles.name} below={<MailAddress address={traveler.email} />}>
        <TravelerLink traveler={traveler} to="arrangedPersonal">
          {nameOf(traveler)}
        </TravelerLink>
      </Stacked>
    ),
  },
  {
    key: 'trip',
    header: formatMessage({ id: 'travelers.column.trip' }),
    isWhole: true,
    cell: (traveler) =>
      traveler.approved && (
        <div className={styles.trip}>
          <TravelerLink traveler={traveler} to={arrangedPages[trips]}>
            <Whereabouts trip={traveler.trip} />
          </TravelerLink>
        </div>
      ),
  },
  {
    key: 'state',
    header: formatMessage({ id: 'travelers.column.state' }),
    isWhole: true,
    cell: (traveler) => <TravelerState traveler={traveler} />,
  },
  {
    key: 'actions',
    header: formatMessage({ id: 'travelers.column.actions' }),
    isWhole: true,
    cell: (traveler) =>
      traveler.approved ? (
        <TravelerActions traveler={traveler} booking={booking} />
      ) : (
        isOffered('sentrequests') && <RequestActions request={requestOf(traveler)} />
      ),
  },
]

/** The request to a traveler who has not approved. */
function requestOf({ requestId, email, firstName, lastName, status, askedAt }: Traveler) {
  const after = status === 'declined' ? askAgainAfter.declined : askAgainAfter.sent
  const againFrom = askedAt && new Date(Date.parse(askedAt) + after).toISOString()
  return { key: requestId, email, firstName, lastName, status, againFrom }
}
