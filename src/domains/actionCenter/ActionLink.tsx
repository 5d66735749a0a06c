import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/notifications.ts'
import { actionOf } from '@/domains/notifications/notifications.rules'
import { obstaclePath, stepPath } from '@/domains/profile/shared/stepPath'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import type { Action } from './actions.rules'

interface ActionLinkProps {
  action: Action
  isMain: boolean
  labelledBy: string
}

const labels: Record<Notification['type'], MessageId> = {
  paymentmethod: 'actionCenter.open.card',
  traveldocument: 'actionCenter.open.passport',
  tripadvisorypersonal: 'actionCenter.open.trip',
  tripadvisoryarranger: 'actionCenter.open.other',
  tripadvisoryadmin: 'actionCenter.open.other',
  traveladvisory: 'actionCenter.open.other',
  demonotification: 'actionCenter.open.other',
}

/** The link to where an action is dealt with. */
export function ActionLink({ action, isMain, labelledBy }: ActionLinkProps) {
  const id = useId()
  const { to, label } = useLead(action)
  return (
    <Link
      id={id}
      to={to}
      className={buttonClass(isMain ? 'primary' : 'secondary', 'small')}
      aria-labelledby={`${id} ${labelledBy}`}
    >
      <FormattedMessage id={label} />
      <ArrowRight size={16} aria-hidden="true" />
    </Link>
  )
}

function useLead(action: Action): { to: string; label: MessageId } {
  const locale = useLocale()
  if (action.source === 'arranger')
    return { to: pathTo(locale, 'account', undefined, { section: 'arrangers' }), label: 'actionCenter.open.arranger' }
  if (action.source === 'obstacle')
    return action.owner === 'user'
      ? { to: obstaclePath(locale, action.obstacle), label: 'completion.fillIn' }
      : { to: stepPath(locale, 'review'), label: 'actionCenter.open.waiting' }
  const { route, query } = actionOf(action.notification)
  return { to: pathTo(locale, route, undefined, query), label: labels[action.notification.type] }
}
