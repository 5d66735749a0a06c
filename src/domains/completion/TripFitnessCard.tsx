import { CircleCheck, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { defaultMonths } from '#contract/profile/passportEntry.ts'
import { type PassportFitness, passportFitness } from '#contract/trips/passportFitness.ts'
import { type TripAbroad, tripsAbroad } from '#contract/trips/tripsAbroad.ts'
import { useTravelDocumentsQuery } from '@/domains/profile/documents/documents.slice'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { cx } from '@/ui/cx'
import styles from './TripFitnessCard.module.css'
import layout from '@/ui/layout/layout.module.css'

/** Whether a passport is valid for each coming trip abroad. It is an early warning that blocks no booking. */
export function TripFitnessCard() {
  const profileRef = useSubjectProfile()
  const { data: documents } = useTravelDocumentsQuery(profileRef)
  const { data: trips } = useTripsQuery(profileRef)
  const { data: profile } = useProfileQuery(profileRef)
  if (!profile || !documents) return null
  const found = tripsAbroad(trips ?? [], profile.countryCode).map((trip) => ({
    trip,
    ...passportFitness(trip, documents),
  }))
  if (found.length === 0) return null
  const doubts = found.filter(({ verdict }) => verdict !== 'good').length
  return (
    <Card
      heading={<FormattedMessage id="completion.fitness" />}
      description={<FormattedMessage id="completion.fitness.text" values={{ count: doubts }} />}
    >
      <ul role="list" className={layout.stack0}>
        {found.map((fitness) => (
          <Row key={fitness.trip.bookingId} {...fitness} />
        ))}
      </ul>
    </Card>
  )
}

function Row({
  trip,
  verdict,
  country,
  issueCountry,
  monthsLeft,
  monthsWanted,
}: PassportFitness & { trip: TripAbroad }) {
  const formats = useFormats()
  const isGood = verdict === 'good'
  const Icon = isGood ? CircleCheck : TriangleAlert
  const asks = verdict === 'short' && monthsWanted !== defaultMonths ? 'shortFor' : verdict
  return (
    <li className={cx(styles.row, !isGood && styles.doubt)}>
      <Icon aria-hidden="true" />
      <p>
        <FormattedMessage
          id={`completion.fitness.${asks}`}
          values={{
            place: trip.destination,
            date: formats.date(trip.departureDate),
            country: formats.country(country),
            issuedBy: issueCountry && formats.country(issueCountry),
            left: monthsLeft,
            wanted: monthsWanted,
          }}
        />
      </p>
    </li>
  )
}
