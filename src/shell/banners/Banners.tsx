import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { newVersion, switchToNewVersion, watchForNewVersion } from './newVersion'
import { listOfflineTrips } from '@/domains/trips/offline/listOfflineTrips'
import { preloadOfflineTrips } from '@/domains/trips/offline/preloadOfflineTrips'
import { useFeatureConfigurationQuery } from '@/domains/reference/configuration.slice'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { maintenancePollMs, noticeKey, showsNotice } from '@/domains/notices/maintenance/maintenance.rules'
import {
  dismissedNotices,
  noticeDismissed,
  useLatestNoticeQuery,
  usePutDismissedNoticeMutation,
} from '@/domains/notices/maintenance/maintenance.slice'
import { MaintenanceBanner } from '@/domains/notices/maintenance/shared/MaintenanceBanner'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { pathTo } from '@/routes/pathTo'
import type { ProfileRef } from '@/http/paths'
import { isOffered } from '@/http/additions'
import styles from './Banners.module.css'
import { isSupportedBrowser } from '@/lib/supportedBrowsers'
import { useOnline } from '@/patterns/useOnline'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { whileShown } from '@/store/sharedData'

type Notice = 'offline' | 'newVersion' | 'unsupportedBrowser'

interface BannersProps {
  /** Before the page: a line about maintenance that moves the page. After it: the others, over its end. */
  place: 'before' | 'after'
}

/** Notices about the whole application (§2). */
export default function Banners({ place }: BannersProps) {
  const me = useMe()
  if (place === 'after') return <BannersAfter me={me} />
  return (
    <div role="status" className={styles.before}>
      <Maintenance me={me} />
    </div>
  )
}

/** The notices at the end of the window, most urgent first. Each can be dismissed until it arises again. */
function BannersAfter({ me }: { me: ProfileRef | undefined }) {
  const { formatMessage } = useIntl()
  const isOnline = useOnline()
  const isNewVersionReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady)
  const isUnsupported = useUnsupportedBrowser(me)
  const [putAside, setPutAside] = useState<readonly Notice[]>([])
  useEffect(() => {
    if (import.meta.env.PROD) void watchForNewVersion()
    void listOfflineTrips()
      .then((kept) => (kept ? preloadOfflineTrips() : undefined))
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    if (isOnline) setPutAside((notices) => notices.filter((notice) => notice !== 'offline'))
  }, [isOnline])
  const arisen: Record<Notice, boolean> = {
    offline: !isOnline,
    newVersion: isNewVersionReady,
    unsupportedBrowser: isUnsupported,
  }
  const shown = (Object.keys(arisen) as Notice[]).filter((notice) => arisen[notice] && !putAside.includes(notice))
  return (
    <div role="status" aria-atomic="false" className={styles.banners}>
      {shown.map((notice) => (
        <Banner
          key={notice}
          isWithinLiveRegion
          tone={notice === 'newVersion' ? 'info' : 'warning'}
          className={styles.banner}
          title={<FormattedMessage id={`banners.${notice}.title`} />}
          actions={actions[notice]}
          onDismiss={() => setPutAside([...putAside, notice])}
          dismissLabel={formatMessage({ id: `banners.${notice}.dismiss` })}
        >
          <FormattedMessage id={`banners.${notice}.text`} />
        </Banner>
      ))}
    </div>
  )
}

const actions: Partial<Record<Notice, ReactNode>> = {
  newVersion: <Refresh />,
  offline: <OfflineTrips />,
  unsupportedBrowser: <SupportedBrowsers />,
}

function SupportedBrowsers() {
  return (
    <Link to={pathTo(useLocale(), 'browserNotSupported')} className={buttonClass('quiet', 'small')}>
      <FormattedMessage id="banners.unsupportedBrowser.list" />
    </Link>
  )
}

/** If the code of the list cannot be loaded, the notice shows without it; the next notice tries again. */
function OfflineTrips() {
  const [Shown, setShown] = useState<ComponentType>()
  useEffect(() => {
    void preloadOfflineTrips()
      .then((code) => setShown(() => code.default))
      .catch(() => undefined)
  }, [])
  return Shown && <Shown />
}

function Refresh() {
  const [isPending, setPending] = useState(false)
  const refresh = () => {
    setPending(true)
    switchToNewVersion()
  }
  return (
    <Button size="small" isPending={isPending} onClick={refresh}>
      <FormattedMessage id="banners.newVersion.refresh" />
    </Button>
  )
}

/** The signed-in person; undefined before it is known, and for somebody without an employee id or registration (§2). */
function useMe(): ProfileRef | undefined {
  const { data: who } = sessionEndpoints.endpoints.whoami.useQueryState()
  if (!who?.isRegistered || !who.employeeId || !who.companyId || !who.profileId) return undefined
  return { companyId: who.companyId, profileId: who.profileId }
}

/** §3, §5: true only where the person's feature is enabled, so never before the person is known. */
function useUnsupportedBrowser(me: ProfileRef | undefined): boolean {
  const { data } = useFeatureConfigurationQuery(me ?? skipToken)
  return data?.features.supportedbrowsers.status === 'enabled' && !isSupportedBrowser(navigator)
}

/**
 * The maintenance notice (§2, §4), for a signed-in person. It is read after the first screen, again while the
 * application is shown and on every return to it; it appears and vanishes at its times by itself.
 */
function Maintenance({ me }: { me: ProfileRef | undefined }) {
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
