import { FormattedMessage } from 'react-intl'
import type { MailedQuestion } from '#contract/risk/rollCallQuestions.ts'
import { PhoneLink } from '@/domains/risk/shared/PhoneLink'

/** Where to call: nobody in danger should have to look for a number. */
export function AgencyPhone({ phone }: Pick<MailedQuestion, 'phone'>) {
  if (!phone) return null
  return (
    <p>
      <FormattedMessage id="rollCall.stored.phone" values={{ phone: <PhoneLink phone={phone} /> }} />
    </p>
  )
}
