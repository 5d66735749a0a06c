import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type GroupCard, groupCardSchema } from '#contract/events/groupCards.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { RemoveCard } from '@/domains/profile/payment/shared/RemoveCard'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { useDeleteGroupCardMutation } from './cards.slice'
import styles from './GroupCards.module.css'
import type { PaidEvent } from './groupCards.rules'
import textStyle from '@/ui/layout/textStyle.module.css'

interface RemoveGroupCardProps {
  card: GroupCard
  onRemoved: () => void
}

/** Removes a card, unless an event that is not over is paid with it: then it leads to where another one is chosen. */
export function RemoveGroupCard({ card, onRemoved }: RemoveGroupCardProps) {
  const { companyId } = useSession()
  const remove = useAction({ mutation: useDeleteGroupCardMutation(), onDone: onRemoved })
  const refused = eventsIn(remove.failure?.current)
  const events = card.events.length > 0 ? card.events : refused
  return (
    <RemoveCard
      card={card}
      obstacle={events.length > 0 && <InUse events={events} />}
      consequence={<FormattedMessage id="groupCards.remove.nothingLost" />}
      action={remove}
      onConfirm={() => remove.run({ companyId, creditCardId: card.id, version: card.version })}
    />
  )
}

/** The events of a card as the server has it, which refused to remove it. */
const eventsIn = (current: unknown): PaidEvent[] => groupCardSchema.safeParse(current).data?.events ?? []

function InUse({ events }: { events: readonly PaidEvent[] }) {
  const { locale: culture } = useIntl()
  const locale = useLocale()
  return (
    <>
      <p className={textStyle.note}>
        <FormattedMessage id="groupCards.inUse" values={{ count: events.length }} />
      </p>
      <ul className={styles.inUse}>
        {events.map(({ id, names }) => (
          <li key={id}>
            <Link to={`${pathTo(locale, 'groupTravelEdit', { groupTravelId: id })}#creditCardId`}>
              {groupNameOf(names, culture)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
