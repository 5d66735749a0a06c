import { FormattedMessage } from 'react-intl'
import type { Addition } from '#contract/session/configuration.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import type { MessageId } from '@/i18n/messages'
import { adminTabs } from '@/routes/admin'
import { additionsOf } from '@/routes/row'
import { type RouteName, rowOf, titleOf } from '@/routes/table'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'
import layout from '@/ui/layout/layout.module.css'
import { EmptyState } from '@/ui/notice/EmptyState'

/** By addition, a text with an alternative, and where the page's heading does not say it what cannot be done. */
const texts: Partial<Record<Addition, { text: MessageId; reason?: MessageId }>> = {
  approvals: { text: 'approvals.notOffered' },
  carbon: { text: 'carbon.notOffered' },
  certifiedhotels: { text: 'hotels.notOffered' },
  companycards: { text: 'companyCards.notOffered' },
  companychanges: { text: 'companyChanges.notOffered' },
  credits: { text: 'credits.notOffered' },
  education: { text: 'education.notOffered' },
  groupcards: { text: 'groupCards.notOffered.text', reason: 'groupCards.notOffered.title' },
  groupevents: { text: 'organize.notOffered.text', reason: 'organize.notOffered.title' },
  guestmanagement: { text: 'guests.notOffered' },
  helpdesk: { text: 'helpDesk.notOffered' },
  homecontent: { text: 'notices.notOffered' },
  maintenance: { text: 'notices.notOffered' },
  marketplace: { text: 'marketplace.notOffered' },
  provisioning: { text: 'provisioning.notOffered.text', reason: 'provisioning.notOffered.title' },
  riskviews: { text: 'riskViews.notOffered' },
  rollcalls: { text: 'rollCall.notOffered' },
  stays: { text: 'stays.notOffered' },
  travelpolicies: { text: 'travelPolicies.notOffered' },
  travelrequests: { text: 'travelRequests.notOffered' },
  tripfields: { text: 'tripFields.notOffered' },
}

/** In place of a page of which the backend does not have the calls. */
export const notOfferedPage = (name: RouteName) =>
  function NotOfferedPage() {
    return <NotOffered name={name} />
  }

/** The page's heading, and what is not offered. */
function NotOffered({ name }: { name: RouteName }) {
  const { text, reason } = additionsOf(rowOf(name)).map((addition) => texts[addition])[0] ?? {}
  const title = <FormattedMessage id={titleOf(name)} />
  return (
    <div className={layout.stack5}>
      {adminTabs.some((tab) => tab === name) && <AdminTabs />}
      {reason && <h1>{title}</h1>}
      <EmptyState
        headingLevel={reason ? 2 : 1}
        title={reason ? <FormattedMessage id={reason} /> : title}
        text={text && <FormattedMessage id={text} />}
        illustration={<LostIllustration />}
      />
    </div>
  )
}
