import { CalendarDays, ClipboardList, UserRoundPlus } from 'lucide-react'
import { FormattedList, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { reasonOf } from '@/domains/profile/obstacles.rules'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'
import { obstaclePath, readinessPath, stepPath } from '@/domains/profile/shared/stepPath'
import { actionOf, pathOfAction } from '@/domains/notifications/notifications.rules'
import { lowercase } from '@/i18n/letterCase'
import { useFormats } from '@/i18n/useFormats'
import { dayDifference } from '@/i18n/formats'
import { useNow } from '@/i18n/useNow'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { localDay } from '@/lib/localDay'
import { pathTo } from '@/routes/pathTo'
import type { Action } from './actions.rules'
import { shownType } from './notificationTypes'

export function ActionIcon({ action }: { action: Action }) {
  if (action.source === 'notification') {
    const { icon: Icon } = shownType(action.notification)
    return <Icon aria-hidden="true" />
  }
  if (action.source === 'event') return <CalendarDays aria-hidden="true" />
  return action.source === 'arranger' ? <UserRoundPlus aria-hidden="true" /> : <ClipboardList aria-hidden="true" />
}

/** The title of an action. */
export function titleOfAction(action: Action, { formatMessage, locale }: IntlShape): string {
  switch (action.source) {
    case 'notification':
      return action.notification.title ?? action.notification.message
    case 'arranger':
      return formatMessage({ id: 'actionCenter.arranger.what' }, { name: nameOf(action.arranger) })
    case 'event':
      return formatMessage(
        { id: `actionCenter.event.${action.asks}` },
        { name: groupNameOf(action.group.names, locale) },
      )
    case 'form': {
      const { details, isCard } = action.missing
      if (details === 0) return formatMessage({ id: 'actionCenter.card.first' })
      return formatMessage({ id: isCard ? 'actionCenter.form.both' : 'actionCenter.form.details' }, { count: details })
    }
    case 'obstacle': {
      const { id, values } = obstacleMessage(action.obstacle)
      return action.isEveryCard ? formatMessage({ id: 'actionCenter.card.first' }) : formatMessage({ id }, values)
    }
  }
}

/** The reason of an action: what it blocks, what is missing, or its trip. */
export function ActionReason({ action }: { action: Action }) {
  const intl = useIntl()
  const { date } = useFormats()
  switch (action.source) {
    case 'arranger':
      return <FormattedMessage id="actionCenter.arranger.why" />
    case 'event':
      return <EventReason group={action.group} />
    case 'form':
      return <FormattedList value={namesOf(action, intl)} />
    case 'obstacle':
      return (
        <>
          <FormattedMessage id="actionCenter.blocksBooking" />{' '}
          <FormattedMessage id={`completion.why.${reasonOf(action.obstacle)}`} />
        </>
      )
    case 'notification': {
      const { trip, notification } = action
      const values = { destination: trip?.destination ?? '', date: trip ? date(trip.departureDate) : '' }
      if (notification.detail) return notification.detail
      // Without a trip, the message about a card or a passport contains the reason.
      if (!trip) return null
      return (
        <FormattedMessage
          id={notification.type === 'traveldocument' ? 'actionCenter.passport.trip' : 'actionCenter.advisory.trip'}
          values={values}
        />
      )
    }
  }
}

/** The place and day of the event. */
function EventReason({ group: { cityName, venue, startDate } }: { group: GroupTravel }) {
  const { date } = useFormats()
  return (
    <FormattedMessage
      id="actionCenter.event.why"
      values={{ place: cityName || venue || 'none', date: date(startDate) }}
    />
  )
}

/** The details of a form, in one sentence. */
function namesOf(
  { obstacles, isEveryCard }: Extract<Action, { source: 'form' }>,
  { formatMessage, locale }: IntlShape,
) {
  const names = obstacles.map((obstacle) => {
    const { id, values } = obstacleMessage(obstacle)
    return isEveryCard && obstacle === 'airFopMissing'
      ? formatMessage({ id: 'actionCenter.card.first' })
      : formatMessage({ id }, values)
  })
  return names.map((name, at) => (at === 0 ? name : lowercase(locale, name.slice(0, 1)) + name.slice(1)))
}

/**
 * How long there is until an action is due, exactly in days, or by how many days it is overdue; "now" for what is
 * happening. The date itself is its title. Nothing for an action without a day.
 */
export function DueTime({
  action: { due, isNow, isInForce, isDeadline },
}: {
  action: Pick<Action, 'due' | 'isNow' | 'isInForce' | 'isDeadline'>
}) {
  const { date, relativeDays } = useFormats()
  const today = localDay(useNow())
  if (isNow || isInForce) return <FormattedMessage id="actionCenter.now" />
  if (!due) return null
  const days = dayDifference(today, due)
  return (
    <time dateTime={due} title={date(due)}>
      {isDeadline && days < 0 ? (
        <FormattedMessage id="actionCenter.overdue" values={{ days: -days }} />
      ) : (
        relativeDays(days)
      )}
    </time>
  )
}

/** The address of an action's place, and the text of its link. */
export function useLead(action: Action): { to: string; label: MessageId } {
  const locale = useLocale()
  switch (action.source) {
    case 'arranger':
      return { to: pathTo(locale, 'account', undefined, { section: 'arrangers' }), label: 'actionCenter.open.arranger' }
    case 'event':
      return {
        to: pathTo(locale, 'eventCallback', { eventShareableId: action.group.groupTravel.shareableId }),
        label: `actionCenter.open.${action.asks}`,
      }
    case 'form':
      return { to: readinessPath(locale, action.obstacles), label: 'completion.fillIn' }
    case 'obstacle':
      return action.owner === 'user'
        ? { to: obstaclePath(locale, action.obstacle), label: 'completion.fillIn' }
        : { to: stepPath(locale, 'review'), label: 'actionCenter.open.waiting' }
    case 'notification':
      return { to: pathOfAction(locale, actionOf(action.notification)), label: shownType(action.notification).link }
  }
}
