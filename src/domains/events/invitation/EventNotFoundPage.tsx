import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { EmptyState } from '@/ui/notice/EmptyState'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'

/** §2 event-not-found: shown for an unknown event, and for one that is not published yet. */
export default function EventNotFoundPage() {
  return (
    <CenteredPage route="eventNotFound">
      <EmptyState
        headingLevel={1}
        title={<FormattedMessage id="events.notFound.title" />}
        text={<FormattedMessage id="events.notFound.text" />}
        illustration={<LostIllustration />}
        action={
          <Link className={buttonClass()} to={pathTo(useLocale(), 'home')}>
            <FormattedMessage id="events.notFound.home" />
          </Link>
        }
      />
    </CenteredPage>
  )
}
