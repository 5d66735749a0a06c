import { FormattedMessage } from 'react-intl'
import { type Trip, tripSchema } from '#contract/trips.ts'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { segmentChanges } from './segmentChanges.rules'
import { TripChanges } from './TripChanges'

interface ManualTripProblemProps {
  failure: ApiFailure
  /** The trip as it was when the form was opened. */
  before: Trip | undefined
  /** Fills the form in anew with the trip as it is now. */
  onTake: (trip: Trip) => void
}

/** Why a trip was not saved. The server's own words where it refuses what was typed. */
export function ManualTripProblem({ failure, before, onTake }: ManualTripProblemProps) {
  const { status, message } = failure
  const current = tripSchema.safeParse(failure.current).data
  if (status === 412 && current) return <Changed before={before} current={current} onTake={onTake} />
  return (
    <Banner tone="danger" title={<FormattedMessage id="trips.manual.failed.title" />}>
      {status === 412 ? (
        <FormattedMessage id="trips.manual.failed.changed" />
      ) : status >= 400 && status < 500 ? (
        message
      ) : (
        <FormattedMessage id="trips.manual.failed.text" />
      )}
    </Banner>
  )
}

function Changed({ before, current, onTake }: { current: Trip } & Pick<ManualTripProblemProps, 'before' | 'onTake'>) {
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="trips.changed.title" />}
      actions={
        <Button variant="secondary" size="small" onClick={() => onTake(current)}>
          <FormattedMessage id="trips.changed.take" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="trips.changed.text" />
      </p>
      <TripChanges changes={segmentChanges(before?.segments ?? [], current.segments)} />
    </Banner>
  )
}
