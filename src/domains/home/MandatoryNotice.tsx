import { useCallback, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile.ts'
import { useAskDetailsMutation } from '@/domains/completion/details.slice'
import { adminRequestsOf, askedAt } from '@/domains/profile/obstacles.rules'
import { obstaclesOf } from '@/domains/profile/profile.rules'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { useSubjectProfile } from '@/patterns/subject'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'

/** §2: what only the travel administrator can settle: a closed profile, or details that are missing. */
export default function MandatoryNotice({ profile }: { profile: Profile }) {
  const isNothingMissing = !adminRequestsOf(obstaclesOf(profile)).includes('details')
  return !profile.active && isNothingMissing ? <ClosedNotice /> : <DetailsNotice profile={profile} />
}

/** Leads to the button under Account with which the person asks for it. */
function ClosedNotice() {
  const locale = useLocale()
  return (
    <Banner
      tone="info"
      title={<FormattedMessage id="completion.closed.title" />}
      actions={
        <Link className={buttonClass('secondary', 'small')} to={`${pathTo(locale, 'account')}#reactivation`}>
          <FormattedMessage id="completion.closed.action" />
        </Link>
      }
    >
      <FormattedMessage id="completion.closed.text" />
    </Banner>
  )
}

/**
 * §2: details are missing that only the travel administrator can provide. The first time this shows, the administrator
 * is asked by itself; the notice says so only once the server has answered that they were.
 */
function DetailsNotice({ profile }: { profile: Profile }) {
  const profileRef = useSubjectProfile()
  const [ask, { isLoading }] = useAskDetailsMutation()
  const [hasFailed, setFailed] = useState(false)
  const requests = adminRequestsOf(obstaclesOf(profile))
  const isAsked = requests.some((request) => askedAt(profile, request) !== null)
  const mayAsk = isOffered('askdetails') && requests.includes('details') && !isAsked
  const { companyId, profileId } = profileRef
  const send = useCallback(
    async () => setFailed('error' in (await ask({ companyId, profileId }))),
    [ask, companyId, profileId],
  )
  // A failure is not repeated by itself, only by the button.
  useEffect(() => {
    if (mayAsk) void send()
  }, [mayAsk, send])
  return (
    <Banner
      tone="info"
      title={<FormattedMessage id="home.mandatory.title" />}
      actions={
        mayAsk &&
        hasFailed && (
          <Button variant="secondary" size="small" isPending={isLoading} onClick={() => void send()}>
            <FormattedMessage id="completion.ask" />
          </Button>
        )
      }
    >
      {isAsked ? (
        <FormattedMessage id="home.mandatory.text" />
      ) : (
        (!mayAsk || hasFailed) && <FormattedMessage id="completion.notAsked" />
      )}
    </Banner>
  )
}
