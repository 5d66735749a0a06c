import { LockKeyhole } from 'lucide-react'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { orderedUses, type PaymentUse, paymentUses } from '#contract/cards.ts'
import { useField } from '@/forms/FieldContext'
import { FieldRow } from '@/forms/FieldRow'
import { MonthInput } from '@/forms/MonthInput'
import { TextInput } from '@/forms/TextInput'
import { useNow } from '@/i18n/useNow'
import { CheckboxField } from '@/ui/CheckboxField'
import { GroupFrame } from '@/ui/GroupFrame'
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
      <UsesInput />
    </>
  )
}

/** What a card pays for: at least one of four uses. */
function UsesInput() {
  const { id, label, error, control } = useField('uses')
  const { field } = useController({ control, name: 'uses' })
  const uses = field.value as PaymentUse[]
  return (
    <GroupFrame id={id} label={label} error={error} isRequired>
      <div className={styles.uses}>
        {paymentUses.map((use, at) => (
          <CheckboxField
            key={use}
            id={`${id}-${use}`}
            ref={at === 0 ? field.ref : undefined}
            label={<FormattedMessage id={`profile.payment.use.${use}`} />}
            aria-invalid={error !== undefined || undefined}
            checked={uses.includes(use)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(target.checked ? orderedUses([...uses, use]) : uses.filter((each) => each !== use))
            }
          />
        ))}
      </div>
    </GroupFrame>
  )
}
