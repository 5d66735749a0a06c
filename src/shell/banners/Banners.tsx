import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { newVersion, switchToNewVersion, watchForNewVersion } from './newVersion'
import { listOfflineTrips } from '@/domains/trips/offline/listOfflineTrips'
import { preloadOfflineTrips } from '@/domains/trips/offline/preloadOfflineTrips'
import { useFeatureConfigurationQuery } from '@/domains/reference/configuration.slice'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import styles from './Banners.module.css'
import { isSupportedBrowser } from './supportedBrowsers'
import { useOnline } from '@/patterns/useOnline'

type Notice = 'offline' | 'newVersion' | 'unsupportedBrowser'

/** Notices about the whole application (§2), most urgent first. Each can be dismissed until it arises again. */
export default function Banners() {
  const { formatMessage } = useIntl()
  const isOnline = useOnline()
  const isNewVersionReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady)
  const isUnsupported = useUnsupportedBrowser()
  const [putAside, setPutAside] = useState<readonly Notice[]>([])
  useEffect(() => {
    if (import.meta.env.PROD) void watchForNewVersion()
    void listOfflineTrips()
      .then((copies) => (copies.length > 0 ? preloadOfflineTrips() : undefined))
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

const actions: Partial<Record<Notice, ReactNode>> = { newVersion: <Refresh />, offline: <OfflineTrips /> }

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

/** §3, §5: true only where the person's feature is enabled, so never before the person is known. */
function useUnsupportedBrowser(): boolean {
  const { data: who } = sessionEndpoints.endpoints.whoami.useQueryState()
  const { companyId, profileId } = who ?? {}
  const isAsked = who?.isRegistered && who.employeeId && companyId && profileId
  const { data } = useFeatureConfigurationQuery(isAsked ? { companyId, profileId } : skipToken)
  return data?.features.supportedbrowsers.status === 'enabled' && !isSupportedBrowser(navigator)
}
