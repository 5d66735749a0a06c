import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'

/** That some trips are missing from what is shown, as they could not be read. */
export function UnreadTrips({ count }: { count: number }) {
  return (
    <Banner tone="warning">
      <FormattedMessage id="tripLists.pages.unread" values={{ count }} />
    </Banner>
  )
}
