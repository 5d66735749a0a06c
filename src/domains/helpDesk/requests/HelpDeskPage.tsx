import { ExternalLink, MessageCirclePlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { type HelpDesk, useHelpDesk } from '@/domains/agency/shared/useHelpDesk'
import { Articles } from '@/domains/support/shared/Articles'
import { ContactCard } from '@/domains/support/shared/ContactCard'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { PageHeader } from '@/patterns/page/PageHeader'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import { ConnectionState } from '../live/ConnectionState'
import { listenToDesk } from '../helpDesk.api'
import styles from './HelpDeskPage.module.css'
import { MyRequests } from './MyRequests'
import { NewRequest } from './NewRequest'
import { useDesk } from '../useDesk'
import { useLive } from '../live/useLive'

/** §2 help desk: the person's requests, a new one, the agency's contact, and answers to look up. */
export default function HelpDeskPage() {
  const desk = useHelpDesk()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('bookingId') ?? ''
  const isAsking = desk?.is === 'here' && (query.has('ask') || asked !== '')
  return (
    <UnsavedWork leaving="address">
      <PageHeader
        title={<FormattedMessage id="routes.helpDesk" />}
        lead={desk?.is === 'here' ? 'helpDesk.lead' : 'helpDesk.lead.none'}
        primary={desk && !isAsking && <Ask desk={desk} onAsk={() => setQuery({ ask: 'yes' })} />}
      />
      <div className={styles.columns}>
        {desk?.is === 'here' && (
          <div className={cx(layout.stack5, styles.requests)}>
            {isAsking && <NewRequest key={asked} asked={asked} onCancel={() => setQuery({})} />}
            <LiveRequests />
          </div>
        )}
        <div className={styles.contact}>
          <ContactCard isBeside={desk !== undefined} />
        </div>
        <div className={styles.articles}>
          <Articles />
        </div>
      </div>
    </UnsavedWork>
  )
}

/** Opens the form of a request, or a help desk elsewhere. No token is part of that address. */
const Ask = ({ desk, onAsk }: { desk: HelpDesk; onAsk: () => void }) =>
  desk.is === 'here' ? (
    <Button icon={<MessageCirclePlus aria-hidden="true" />} onClick={onAsk}>
      <FormattedMessage id="agency.helpDesk.ask" />
    </Button>
  ) : (
    <ButtonLink href={desk.url} target="_blank" rel="noopener noreferrer" icon={<ExternalLink aria-hidden="true" />}>
      <FormattedMessage id="helpDesk.elsewhere" values={{ host: new URL(desk.url).host }} />
    </ButtonLink>
  )

/** The requests, and whether answers appear by themselves. */
function LiveRequests() {
  const desk = useDesk()
  const live = useLive(desk.profileId, (seen, listener) => listenToDesk({ ...desk, seen }, listener), 'HelpDesk')
  return (
    <div className={layout.stack2}>
      <MyRequests />
      <ConnectionState state={live} />
    </div>
  )
}
