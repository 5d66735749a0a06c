import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'

/** A notice that some trips are missing because they could not be read. */
export function UnreadTrips({ count }: { count: number }) {
  return (
    <Banner tone="warning">
      <FormattedMessage id="tripLists.pages.unread" values={{ count }} />
    </Banner>
  )
}
