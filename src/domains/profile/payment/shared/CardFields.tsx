import { LockKeyhole } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldRow } from '@/forms/input/FieldRow'
import { MonthInput } from '@/forms/input/MonthInput'
import { TextInput } from '@/forms/input/TextInput'
import { useNow } from '@/i18n/useNow'
import styles from './CardFields.module.css'
import { CardNumberInput } from './CardNumberInput'

/** Years on offer: issuers print at most ten, the server accepts twenty. */
const yearsAhead = 20

/** The fields of a new or existing card. @param maskedNumber of an existing card, whose number an empty field keeps */
export function CardFields({ maskedNumber }: { maskedNumber?: string }) {
  const { formatMessage } = useIntl()
  const from = useNow().getFullYear()
  return (
    <>
      <CardNumberInput
        isRequired={maskedNumber === undefined}
        placeholder={maskedNumber}
        description={
          maskedNumber === undefined ? (
            <FormattedMessage id="profile.payment.number.hint" />
          ) : (
            <FormattedMessage id="profile.payment.number.kept" values={{ ending: maskedNumber.slice(-4) }} />
          )
        }
      />
      <p className={styles.note}>
        <LockKeyhole aria-hidden="true" />
        <FormattedMessage id="profile.payment.sealed" />
      </p>
      <FieldRow>
        <TextInput
          name="name"
          isRequired
          autoComplete="cc-name"
          description={formatMessage({ id: 'profile.payment.name.hint' })}
        />
        <MonthInput name="expiryDate" isRequired years={{ from, to: from + yearsAhead }} />
      </FieldRow>
    </>
  )
}
