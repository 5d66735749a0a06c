import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useParams } from 'react-router-dom'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { failureOf } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { pathTo } from '@/routes/pathTo'
import { useGroupQuery } from './organize.slice'

interface GroupFrameProps {
  /** The title of the page until the event is loaded. */
  title: MessageId
  children: (group: GroupDetail) => ReactNode
}

/** A page of the event named by its address: loading, failed, unknown, or with the event. */
export function GroupFrame({ title, children }: GroupFrameProps) {
  const { locale: culture } = useIntl()
  const { groupTravelId = '' } = useParams()
  const { companyId } = useSession()
  const locale = useLocale()
  const answer = useGroupQuery({ companyId, groupTravelId })
  const { currentData, error } = answer
  useNameInTrail('groupDetail', currentData && groupNameOf(currentData.names, culture))
  // The address names no role (§2), so the server decides. A 403 leads to Home, as the guard does.
  if (!currentData && failureOf(error)?.status === 403) return <Navigate replace to={pathTo(locale, 'home')} />
  return (
    <RecordAnswer
      answer={answer}
      title={title}
      failed="organize.failed.load"
      unknown={{ about: 'organize', back: pathTo(locale, 'groupTravel') }}
    >
      {children}
    </RecordAnswer>
  )
}
