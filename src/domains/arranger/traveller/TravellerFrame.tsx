import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { failureOf } from '@/http/failure'
import { watchRefusals } from '@/http/watchRefusals'
import { TravellerTexts } from '@/i18n/TravellerTexts'
import { useSubjectProfile } from '@/patterns/subject'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { NoLonger } from './NoLonger'
import { TravellerBar } from './TravellerBar'
import styles from './TravellerFrame.module.css'

/**
 * Around every page about a traveller whom somebody arranges for: a bar that says who it is, texts that speak of them,
 * and, from the moment the server refuses it, one screen in place of them all.
 */
export function TravellerFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const { companyId, profileId } = useSubjectProfile()
  const answer = useTraveller({ companyId, profileId })
  const { currentData: profile, error, isError, isFetching, refetch } = answer
  const status = failureOf(error)?.status
  const isRefused = isError && (status === 403 || status === 404)
  if (isRefused) return <NoLonger name={profile && nameOf(profile)} />
  if (profile)
    return (
      <TravellerTexts key={profileId} name={profile.firstName || nameOf(profile)}>
        <div className={styles.frame}>
          <TravellerBar profile={profile} />
          <div className={styles.page}>{children}</div>
        </div>
        <Announced name={nameOf(profile)} />
      </TravellerTexts>
    )
  if (isError)
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="arranger.traveller.failed" />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return <Skeleton lines={6} />
}

/** The traveller's profile, asked for again whenever a call about them is refused: they may have ended it (§4). */
function useTraveller({ companyId, profileId }: ReturnType<typeof useSubjectProfile>) {
  const answer = useProfileQuery({ companyId, profileId }, { refetchOnMountOrArgChange: true })
  const { refetch } = answer
  useEffect(() => watchRefusals({ companyId, profileId }, () => void refetch()), [companyId, profileId, refetch])
  return answer
}

/** Says whom the pages are about when they are entered, once and not on every page. */
function Announced({ name }: { name: string }) {
  const [said, setSaid] = useState('')
  // A region that is there empty first is read out when it is filled.
  useEffect(() => setSaid(name), [name])
  useEffect(focusHeading, [])
  return (
    <VisuallyHidden>
      <p role="status">{said && <FormattedMessage id="arranger.traveller.arranging" values={{ name: said }} />}</p>
    </VisuallyHidden>
  )
}

/** The page waited for the traveller, so its heading was not there to get the focus when the page was gone to. */
function focusHeading() {
  const isFirst = ((history.state as { idx?: number } | null)?.idx ?? 0) === 0
  if (isFirst || document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
