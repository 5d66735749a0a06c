import type { IntlShape } from 'react-intl'
import { askAgainAfter } from '#contract/arranger/arrangers.ts'
import type { Traveller } from '#contract/arranger/travellers.ts'
import { nameOf } from '@/domains/arranger/arranger.rules'
import type { TravellerBooking } from '@/domains/arranger/shared/useTravellerBooking'
import { Whereabouts } from '@/domains/arranger/shared/Whereabouts'
import type { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { isOffered } from '@/http/additions'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { arrangedPages } from '@/routes/arrangedPages'
import type { Column } from '@/patterns/table/rows/TableRows'
import { MailAddress } from '@/ui/display/MailAddress'
import { RequestActions } from './RequestActions'
import { TravellerActions } from './TravellerActions'
import { TravellerLink } from '@/domains/arranger/shared/TravellerLink'
import { TravellerState } from './TravellerState'
import styles from './travellerColumns.module.css'

/** The columns of the board. The trip of a traveller who has not approved is hidden. */
export const travellerColumns = (
  formatMessage: IntlShape['formatMessage'],
  { booking, trips }: { booking: TravellerBooking; trips: ReturnType<typeof useTripList> },
): Column<Traveller>[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'travellers.column.name' }),
    isRowHeader: true,
    cell: (traveller) => (
      <Stacked isCut className={styles.name} below={<MailAddress address={traveller.email} />}>
        <TravellerLink traveller={traveller} to="arrangedPersonal">
          {nameOf(traveller)}
        </TravellerLink>
      </Stacked>
    ),
  },
  {
    key: 'trip',
    header: formatMessage({ id: 'travellers.column.trip' }),
    isWhole: true,
    cell: (traveller) =>
      traveller.approved && (
        <div className={styles.trip}>
          <TravellerLink traveller={traveller} to={arrangedPages[trips]}>
            <Whereabouts trip={traveller.trip} />
          </TravellerLink>
        </div>
      ),
  },
  {
    key: 'state',
    header: formatMessage({ id: 'travellers.column.state' }),
    isWhole: true,
    cell: (traveller) => <TravellerState traveller={traveller} />,
  },
  {
    key: 'actions',
    header: formatMessage({ id: 'travellers.column.actions' }),
    isWhole: true,
    cell: (traveller) =>
      traveller.approved ? (
        <TravellerActions traveller={traveller} booking={booking} />
      ) : (
        isOffered('sentrequests') && <RequestActions request={requestOf(traveller)} />
      ),
  },
]

/** The request to a traveller who has not approved. */
function requestOf({ requestId, email, firstName, lastName, status, askedAt }: Traveller) {
  const after = status === 'declined' ? askAgainAfter.declined : askAgainAfter.sent
  const againFrom = askedAt && new Date(Date.parse(askedAt) + after).toISOString()
  return { key: requestId, email, firstName, lastName, status, againFrom }
}
