import { FormattedMessage } from 'react-intl'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import { useFormats } from '@/i18n/useFormats'
import layout from '@/ui/layout/layout.module.css'

/** Each fare that an airline keeps as a credit: until when it can be used, by whom and for which fee. */
export function CreditTerms({ cancellation: { credits, currency } }: { cancellation: Cancellation }) {
  const { money, date } = useFormats()
  if (credits.length === 0) return null
  return (
    <ul role="list" className={layout.stack2}>
      {credits.map(({ airlineCode, airlineName, amount, changeFee, validUntil }) => (
        <li key={airlineCode}>
          <FormattedMessage
            id="cancel.credit"
            values={{
              airline: airlineName,
              amount: money(amount, currency),
              day: date(validUntil),
              fee: changeFee > 0 ? money(changeFee, currency) : 'none',
            }}
          />
        </li>
      ))}
    </ul>
  )
}
