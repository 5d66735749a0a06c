import { FormattedMessage } from 'react-intl'
import { type Trip, tripSchema } from '#contract/trips/trips.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { segmentChanges } from './segmentChanges.rules'
import { TripChanges } from './TripChanges'

interface ManualTripProblemProps {
  failure: ApiFailure
  /** The trip as the form was opened with it. */
  before: Trip | undefined
  /** Fills in the form again with the current trip. */
  onTake: (trip: Trip) => void
}

/** Why a trip was not saved, as a translated message. */
export function ManualTripProblem({ failure, before, onTake }: ManualTripProblemProps) {
  const current = tripSchema.safeParse(failure.current).data
  if (failure.status === 412 && current) return <Changed before={before} current={current} onTake={onTake} />
  return (
    <Banner tone="danger" title={<FormattedMessage id="manual.failed.title" />}>
      <FormattedMessage id={`manual.failed.${reasonOf(failure)}`} values={{ count: mosts.manualTrips.most }} />
    </Banner>
  )
}

/** The last part of the message's id. */
function reasonOf({ status, messageCode }: ApiFailure) {
  if (messageCode === 'tooManyTrips' || messageCode === 'notManual') return messageCode
  if (status === 412) return 'changed'
  if (status === 404) return 'notThere'
  return status === 400 ? 'refused' : 'text'
}

function Changed({ before, current, onTake }: { current: Trip } & Pick<ManualTripProblemProps, 'before' | 'onTake'>) {
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="manual.changed.title" />}
      actions={
        <Button variant="secondary" size="small" onClick={() => onTake(current)}>
          <FormattedMessage id="manual.changed.take" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="manual.changed.text" />
      </p>
      <TripChanges changes={segmentChanges(before?.segments ?? [], current.segments)} />
    </Banner>
  )
}
