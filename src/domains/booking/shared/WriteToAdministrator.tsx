import { Mail } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { buttonClass } from '@/ui/button/buttonClass'
import { MailAddress } from '@/ui/display/MailAddress'

/**
 * The mail address of an administrator, for details that only they can provide. Nothing where the backend sends none.
 */
export function WriteToAdministrator() {
  const { data } = useProfileQuery(useSubjectProfile())
  const email = data?.administratorEmail
  if (!email) return null
  return (
    <a className={buttonClass('secondary', 'small')} href={`mailto:${encodeURIComponent(email)}`}>
      <Mail aria-hidden="true" />
      <span>
        <FormattedMessage id="booking.administrator.write" values={{ email: <MailAddress address={email} /> }} />
      </span>
    </a>
  )
}
