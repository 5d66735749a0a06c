import { type ReactNode, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { failureOf } from '@/http/failure'
import { watchRefusals } from '@/http/watchRefusals'
import { PersonFrame } from '@/patterns/record/PersonFrame'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Skeleton } from '@/ui/progress/Skeleton'
import { NoLonger } from './NoLonger'
import { TravelerBar } from './TravelerBar'

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
