import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { blockOf, nameOf } from '@/domains/arranger/arranger.rules'
import { useFoundTravelersQuery } from '@/domains/arranger/arranger.slice'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { SearchInput } from '@/patterns/table/filters/SearchInput'
import { Button } from '@/ui/button/Button'
import { MailAddress } from '@/ui/display/MailAddress'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TravelerChoice.module.css'
import { useTravelerBooking } from './useTravelerBooking'
import { WhyNotBook } from './WhyNotBook'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'

/**
 * The choice of a traveler to book for (§2), searched by name or e-mail. A traveler who cannot be booked for shows
 * the reason (§5).
 */
export function TravelerChoice() {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const answer = useFoundTravelersQuery({ ...useOwnProfile(), search })
  const { currentData: page, isError, isFetching, refetch } = answer
  const { shown, isOutdated } = shownOf(answer)
  const more = shown ? shown.totalItemsCount - shown.responseData.length : 0
  return (
    <BookChoice icon={<UsersRound aria-hidden="true" />} title={<FormattedMessage id="arranger.choice.title" />}>
      <SearchInput
        className={styles.search}
        label={formatMessage({ id: 'arranger.choice.search' })}
        value={search}
        onChange={setSearch}
      />
      <VisuallyHidden role="status">
        {page && <FormattedMessage id="arranger.choice.found" values={{ count: page.totalItemsCount }} />}
      </VisuallyHidden>
      {isError && !page ? (
        <QueryFailure query={{ refetch, isFetching }} title="arranger.travelers.failed" />
      ) : shown ? (
        <UntilAnswered isOutdated={isOutdated} className={layout.wide}>
          <Travelers travelers={shown.responseData} />
        </UntilAnswered>
      ) : (
        <Skeleton lines={3} />
      )}
      {more > 0 && (
        <p>
          <FormattedMessage id="arranger.choice.more" values={{ count: more }} />
        </p>
      )}
    </BookChoice>
  )
}

function Travelers({ travelers }: { travelers: readonly Traveler[] }) {
  if (travelers.length === 0)
    return (
      <p>
        <FormattedMessage id="arranger.choice.none" />
      </p>
    )
  return (
    <ul role="list" className={layout.wide}>
      {travelers.map((traveler) => (
        <Option key={traveler.requestId} traveler={traveler} />
      ))}
    </ul>
  )
}

function Option({ traveler }: { traveler: Traveler }) {
  const name = nameOf(traveler)
  const block = blockOf(traveler)
  return (
    <li className={styles.option}>
      <div className={cx(layout.stack0, textStyle.note, layout.grow12, textStyle.anywhere)}>
        <span className={cx(textStyle.ink, textStyle.strong)}>{name}</span>
        <span>
          {block ? <WhyNotBook block={block} traveler={traveler} /> : <MailAddress address={traveler.email} />}
        </span>
      </div>
      {!block && <BookFor traveler={traveler} name={name} />}
    </li>
  )
}

/** Buttons for a trip of the traveler and for an event, as far as the policy allows each. */
function BookFor({ traveler, name }: { traveler: Traveler; name: string }) {
  const { formatMessage } = useIntl()
  const booking = useTravelerBooking()
  if (!booking) return null
  const { isProcessing, opensWindow, mayHaveEvents, book, choose } = booking
  const isThis = booking.isOpening(traveler)
  const isOnlyEvents = opensWindow(traveler)
  const isDisabled = (isProcessing && !isThis) || undefined
  return (
    <span className={styles.buttons}>
      {(isOnlyEvents || mayHaveEvents(traveler)) && (
        <Button
          variant={isOnlyEvents ? 'secondary' : 'quiet'}
          size="small"
          aria-label={formatMessage({ id: 'arranger.choice.event.of' }, { name })}
          aria-disabled={isDisabled}
          onClick={() => !isProcessing && choose(traveler)}
        >
          <FormattedMessage id="arranger.choice.event" />
        </Button>
      )}
      {!isOnlyEvents && (
        <Button
          variant="secondary"
          size="small"
          aria-label={formatMessage({ id: 'arranger.travelers.bookFor' }, { name })}
          isPending={isThis}
          aria-disabled={isDisabled}
          onClick={() => !isProcessing && book(traveler)}
        >
          <FormattedMessage id="arranger.travelers.book" />
        </Button>
      )}
    </span>
  )
}
