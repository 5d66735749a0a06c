import { FormattedMessage } from 'react-intl'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { reasonOf } from '@/domains/profile/obstacles.rules'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'
import { useFormats } from '@/i18n/useFormats'
import type { Action } from './actions.rules'

/** What waits, in words. */
export function ActionTitle({ action }: { action: Action }) {
  if (action.source === 'obstacle')
    return action.isEveryCard ? (
      <FormattedMessage id="actionCenter.card.first" />
    ) : (
      <FormattedMessage {...obstacleMessage(action.obstacle)} />
    )
  if (action.source === 'notification') return action.notification.message
  return <FormattedMessage id="actionCenter.arranger.what" values={{ name: nameOf(action.arranger) }} />
}

/** Why it matters: what it blocks, or which trip it is about. */
export function ActionReason({ action }: { action: Action }) {
  const { date } = useFormats()
  if (action.source === 'arranger') return <FormattedMessage id="actionCenter.arranger.why" />
  if (action.source === 'obstacle')
    return (
      <>
        <FormattedMessage id="actionCenter.blocksBooking" />{' '}
        <FormattedMessage id={`completion.why.${reasonOf(action.obstacle)}`} />
      </>
    )
  const { trip, notification } = action
  const values = { destination: trip?.destination ?? '', date: trip ? date(trip.departureDate) : '' }
  if (notification.type === 'paymentmethod') return <FormattedMessage id="actionCenter.card.why" />
  if (notification.type === 'traveldocument')
    return trip ? (
      <FormattedMessage id="actionCenter.passport.trip" values={values} />
    ) : (
      <FormattedMessage id="actionCenter.passport.why" />
    )
  if (trip) return <FormattedMessage id="actionCenter.advisory.trip" values={values} />
  return <FormattedMessage id="actionCenter.other.why" />
}
