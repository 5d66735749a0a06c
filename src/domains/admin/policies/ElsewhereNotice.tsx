import { FormattedMessage } from 'react-intl'
import { kindsElsewhere } from '#contract/booking/obtKinds.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { Banner } from '@/ui/notice/Banner'

/** Says that nobody is asked about trips where the company books them in a tool of somebody else. */
export function ElsewhereNotice() {
  const { data: profile } = useProfileQuery(useOwnProfile())
  const isElsewhere = profile?.obt && kindsElsewhere.includes(profile.obt.name) && profile.obt.url !== ''
  return (
    isElsewhere &&
    isOffered('approvals') && (
      <Banner title={<FormattedMessage id="travelPolicies.elsewhere.title" />}>
        <FormattedMessage id="travelPolicies.elsewhere.text" />
      </Banner>
    )
  )
}
