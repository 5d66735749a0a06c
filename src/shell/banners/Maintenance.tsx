import { skipToken } from '@reduxjs/toolkit/query/react'
import { useIntl } from 'react-intl'
import { maintenancePollMs, noticeKey, showsNotice } from '@/domains/notices/maintenance/maintenance.rules'
import {
  dismissedNotices,
  noticeDismissed,
  useLatestNoticeQuery,
  usePutDismissedNoticeMutation,
} from '@/domains/notices/maintenance/maintenance.slice'
import { MaintenanceBanner } from '@/domains/notices/maintenance/shared/MaintenanceBanner'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { useNow } from '@/i18n/useNow'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { whileShown } from '@/store/sharedData'

/**
 * The maintenance notice (§2, §4), for a signed-in person. It is read after the first screen, again while the
 * application is shown and on every return to it; it appears and vanishes at its times by itself.
 */
export function Maintenance({ me }: { me: ProfileRef | undefined }) {
  const ticked = useNow()
  const { locale } = useIntl()
  const { data: profile } = useProfileQuery(me ?? skipToken)
  const { data: notice, fulfilledTimeStamp = 0 } = useLatestNoticeQuery(
    me ? { ...me, cultureCode: locale } : skipToken,
    whileShown(maintenancePollMs),
  )
  // A notice that begins as it is announced has begun since the clock last ticked.
  const now = new Date(Math.max(+ticked, fulfilledTimeStamp))
  const dismissed = useAppSelector(dismissedNotices)
  const dispatch = useAppDispatch()
  const [putDismissed] = usePutDismissedNoticeMutation()
  if (!me || !profile || !notice || !showsNotice(notice, { now, tool: profile.obt?.name, dismissed })) return null
  const dismiss = () => {
    dispatch(noticeDismissed(noticeKey(notice)))
    // If it fails, the notice returns when the application is opened again.
    if (notice.id && isOffered('maintenance')) void putDismissed({ ...me, noticeId: notice.id })
  }
  return <MaintenanceBanner notice={notice} now={now} onDismiss={dismiss} />
}
