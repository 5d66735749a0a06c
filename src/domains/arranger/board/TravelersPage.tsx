import { skipToken } from '@reduxjs/toolkit/query/react'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isOffered } from '@/http/additions'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { useTravelerCountsQuery } from './board.slice'
import { SentRequests } from './SentRequests'
import { TravelersTable } from './TravelersTable'
import layout from '@/ui/layout/layout.module.css'

const AskDialog = lazy(() => loadOnceOnline(() => import('./AskDialog')))

/** §2 arranger-profiles: an arranger's travelers, their marks, and open requests. */
export default function TravelersPage() {
  const [isAsking, setAsking] = useState(false)
  const profileRef = useSubjectProfile()
  const { currentData: counts } = useTravelerCountsQuery(
    isOffered('travellerfilters') ? { ...profileRef, search: '' } : skipToken,
  )
  const count = counts?.statuses.approved
  return (
    <div className={layout.stack4}>
      <PageHeader
        title={<FormattedMessage id="routes.arranger-profiles" />}
        mark={<Help />}
        facts={[Boolean(count) && <FormattedMessage key="count" id="travelers.count" values={{ count }} />]}
        primary={
          <Button icon={<UserPlus aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <FormattedMessage id="travelers.ask" />
          </Button>
        }
      />
      {isOffered('sentrequests') && <SentRequests />}
      <TravelersTable />
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}

const terms = ['pending', 'cannotBook', 'expiring', 'advisory'] as const

/** Explains the marks of the list. §9: the tooltip of the arranger list is on its right. */
function Help() {
  const { formatMessage } = useIntl()
  return (
    <HelpTip
      theme="tripsHelp"
      tip="arrangerList"
      label={formatMessage({ id: 'travelers.help' })}
      terms={terms.map((key) => ({
        key,
        term: <FormattedMessage id={`travelers.help.${key}`} />,
        text: <FormattedMessage id={`travelers.help.${key}.text`} />,
      }))}
    />
  )
}
