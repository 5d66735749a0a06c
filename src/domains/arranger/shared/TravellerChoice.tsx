import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveller } from '#contract/travellers.ts'
import { blockOf, nameOf } from '@/domains/arranger/arranger.rules'
import { useFoundTravellersQuery } from '@/domains/arranger/arranger.slice'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SearchInput } from '@/patterns/SearchInput'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { MailAddress } from '@/ui/MailAddress'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TravellerChoice.module.css'
import { WhyNotBook } from './WhyNotBook'

/** The choice of a traveller to book for (§2): searched by name or e-mail, and who cannot be booked for says why (§5). */
export function TravellerChoice() {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const {
    currentData: page,
    data: before,
    isError,
    isFetching,
    refetch,
  } = useFoundTravellersQuery({
    ...useOwnProfile(),
    search,
  })
  const shown = page ?? before
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
        <ErrorState
          isCompact
          title={<FormattedMessage id="arranger.travellers.failed" />}
          retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : shown ? (
        <Travellers travellers={shown.responseData} isOld={!page} />
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

function Travellers({ travellers, isOld }: { travellers: readonly Traveller[]; isOld: boolean }) {
  if (travellers.length === 0)
    return (
      <p>
        <FormattedMessage id="arranger.choice.none" />
      </p>
    )
  return (
    <ul role="list" className={styles.list} aria-busy={isOld}>
      {travellers.map((traveller) => (
        <Option key={traveller.requestId} traveller={traveller} />
      ))}
    </ul>
  )
}

/** Nothing happens without the ids (§5), which somebody who has not approved does not have. */
function Option({ traveller }: { traveller: Traveller }) {
  const { formatMessage } = useIntl()
  const { isProcessing, isOpening, openTool } = useBooking()
  const { companyId, profileId, email } = traveller
  const name = nameOf(traveller)
  const block = blockOf(traveller)
  const choice = { travelerType: 'traveler', otherTravelerProfileId: profileId } as const
  const isThis = isOpening(choice)
  const book = () => {
    if (companyId && profileId && !isProcessing) openTool(choice)
  }
  return (
    <li className={styles.option}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span>{block ? <WhyNotBook block={block} traveller={traveller} /> : <MailAddress address={email} />}</span>
      </div>
      {!block && (
        <Button
          variant="secondary"
          size="small"
          aria-label={formatMessage({ id: 'arranger.travellers.bookFor' }, { name })}
          isPending={isThis}
          aria-disabled={(isProcessing && !isThis) || undefined}
          onClick={book}
        >
          <FormattedMessage id="arranger.travellers.book" />
        </Button>
      )}
    </li>
  )
}
