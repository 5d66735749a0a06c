import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { MyEventRow } from '@/domains/events/shared/MyEventRow'
import { signedInEmail } from '@/domains/session/shared/signedInEmail'
import { useLocale } from '@/i18n/useLocale'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { MyGroups } from './MyGroups'

/**
 * §2 /event-callback/{eventShareableId}: opened after a sign-in from the public page. It shows the invitation to answer
 * and book, or that there is none.
 */
export default function EventCallbackPage() {
  const locale = useLocale()
  const { eventShareableId } = useParams()
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="routes.eventCallback" />}
        actions={
          <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'events')}>
            <FormattedMessage id="events.my.all" />
          </Link>
        }
      />
      <MyGroups>
        {(groups) => {
          const group = groups.find(({ groupTravel }) => groupTravel.shareableId === eventShareableId)
          if (!group) return <NotInvited />
          return (
            <RowList>
              <MyEventRow group={group} headingLevel={2} isOpened />
            </RowList>
          )
        }}
      </MyGroups>
    </>
  )
}

const NotInvited = () => (
  <EmptyState
    title={<FormattedMessage id="events.callback.none.title" />}
    text={<FormattedMessage id="events.callback.none.text" values={{ email: signedInEmail() }} />}
    action={
      <Link className={buttonClass('secondary')} to={pathTo(useLocale(), 'logout')}>
        <FormattedMessage id="events.callback.signOut" />
      </Link>
    }
  />
)
