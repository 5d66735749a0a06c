import { Check, Mail } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { usePutSettledDetailsMutation } from './outdatedTrips.slice'
import type { Settled } from './useOutdatedTrips'

interface OutdatedTripRowProps {
  profileRef: ProfileRef
  trip: OutdatedTrip
  /** Undefined while it is open. */
  how: Settled | undefined
  onTell: () => void
  onSettled: () => void
}

/** A trip that holds old details, or may hold them: a message to its agency, or that there is nothing to tell it. */
export function OutdatedTripRow({ profileRef, trip, how, onTell, onSettled }: OutdatedTripRowProps) {
  const { country, date } = useFormats()
  const { destination, departureDate, bookingId, otherPassport } = trip
  const { run, isPending, failure } = useAction({ mutation: usePutSettledDetailsMutation(), onDone: onSettled })
  return (
    <li className={cx(layout.row4, layout.between, layout.lines2)}>
      <div className={layout.grow16}>
        <p>
          <FormattedMessage
            id="completion.impact.trip"
            values={{ destination, date: date(departureDate), code: bookingId }}
          />
        </p>
        {otherPassport !== null && !how && (
          <p className={textStyle.note}>
            <FormattedMessage id="completion.impact.other" values={{ issuedBy: country(otherPassport) }} />
          </p>
        )}
        <ActionFailure failure={failure} />
      </div>
      {how ? (
        <span className={textStyle.note}>
          <FormattedMessage id={`completion.impact.${how}`} />
        </span>
      ) : (
        <div className={cx(layout.row2, layout.lines1)}>
          <Button variant="secondary" size="small" icon={<Mail size={18} aria-hidden="true" />} onClick={onTell}>
            <FormattedMessage id="completion.impact.write" values={{ destination }} />
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Check aria-hidden="true" />}
            isPending={isPending}
            onClick={() => run({ ...profileRef, bookingId })}
          >
            <FormattedMessage id="completion.impact.settle" values={{ destination }} />
          </Button>
        </div>
      )}
    </li>
  )
}
