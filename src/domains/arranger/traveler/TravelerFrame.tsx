import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { failureOf } from '@/http/failure'
import { watchRefusals } from '@/http/watchRefusals'
import { PersonFrame } from '@/patterns/record/PersonFrame'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Skeleton } from '@/ui/progress/Skeleton'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { TravelerBar } from './TravelerBar'
import layout from '@/ui/layout/layout.module.css'

/**
 * The frame of every page about a traveler: a bar with the name, texts in the third person, and, once the server
 * refuses access, one screen in place of the page.
 */
export function TravelerFrame({ children }: { children: ReactNode }) {
  const { companyId, profileId } = useSubjectProfile()
  const answer = useTraveler({ companyId, profileId })
  const { currentData: profile, error, isError, isFetching, refetch } = answer
  const status = failureOf(error)?.status
  const isRefused = isError && (status === 403 || status === 404)
  if (isRefused) return <NoLonger name={profile && nameOf(profile)} />
  if (profile)
    return (
      <PersonFrame
        key={profileId}
        name={nameOf(profile)}
        firstName={profile.firstName}
        bar={<TravelerBar profile={profile} />}
        announcement={<FormattedMessage id="arranger.traveler.arranging" values={{ name: nameOf(profile) }} />}
      >
        {children}
      </PersonFrame>
    )
  if (isError)
    return <QueryFailure isLarge headingLevel={1} query={{ refetch, isFetching }} title="arranger.traveler.failed" />
  return <Skeleton lines={6} />
}

/**
 * The traveler's profile, reloaded after every refused call about them, because they may have withdrawn the approval
 * (§4).
 */
function useTraveler({ companyId, profileId }: ReturnType<typeof useSubjectProfile>) {
  const answer = useProfileQuery({ companyId, profileId }, { refetchOnMountOrArgChange: true })
  const { refetch } = answer
  useEffect(() => watchRefusals({ companyId, profileId }, () => void refetch()), [companyId, profileId, refetch])
  return answer
}

/**
 * Shown for a person who has not approved the reader as their arranger, or no longer does.
 * @param name undefined where the server never sent it
 */
function NoLonger({ name }: { name: string | undefined }) {
  const screen = useRef<HTMLDivElement>(null)
  // The focused element is gone.
  useEffect(() => screen.current?.focus(), [])
  return (
    <div ref={screen} tabIndex={-1} className={layout.readingStart}>
      <EmptyState
        headingLevel={1}
        illustration={<LostIllustration />}
        title={
          name ? (
            <FormattedMessage id="arranger.noLonger.title" values={{ name }} />
          ) : (
            <FormattedMessage id="arranger.noLonger.nobody.title" />
          )
        }
        text={
          name ? (
            <FormattedMessage id="arranger.noLonger.text" values={{ name }} />
          ) : (
            <FormattedMessage id="arranger.noLonger.nobody.text" />
          )
        }
        action={<BackToTravelers className={buttonClass()} />}
      />
    </div>
  )
}

/** The link from a traveler's pages to the list of travelers. */
const BackToTravelers = ({ className }: { className: string }) => (
  <Link to={pathTo(useLocale(), 'arranger-profiles')} className={className}>
    <FormattedMessage id="arranger.bar.back" />
  </Link>
)
