import { useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { orderedUses, type PaymentUse, paymentUses } from '#contract/cards.ts'
import { useField } from '@/forms/input/FieldContext'
import { CheckboxField } from '@/ui/field/CheckboxField'
import { GroupFrame } from '@/ui/field/GroupFrame'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** The uses that a card pays for: at least one of four. */
export function UsesInput() {
  const { id, label, error, control } = useField('uses')
  const { field } = useController({ control, name: 'uses' })
  const uses = field.value as PaymentUse[]
  return (
    <GroupFrame id={id} label={label} error={error} isRequired>
      <div className={cx(layout.columns8, layout.gap4, layout.top, layout.lines0)}>
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
