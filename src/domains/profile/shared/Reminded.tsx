import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile/profile.ts'
import { remindedAt } from '@/domains/profile/obstacles.rules'
import type { AdminRequest } from '@/domains/profile/profile.rules'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'

/** The day of the last reminder, as a sentence after the one about the request; nothing before the first reminder. */
export function Reminded({ profile, adminRequest }: { profile: Profile; adminRequest: AdminRequest }) {
  const { date } = useFormats()
  const reminded = remindedAt(profile, adminRequest)
  if (!reminded) return null
  return (
    <>
      {' '}
      <FormattedMessage id="completion.mandatory.reminded" values={{ date: date(localDay(reminded)) }} />
    </>
  )
}
