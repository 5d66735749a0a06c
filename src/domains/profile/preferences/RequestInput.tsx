import { useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { fieldLimits } from '#contract/fields/fields.ts'
import { useField } from '@/forms/input/FieldContext'
import { TextAreaField } from '@/ui/field/text/TextAreaField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface RequestInputProps {
  name: string
  /** The typed part of the request, where check boxes write the other part. */
  rest?: string
  onRest?: (rest: string) => void
}

/** The share of the length from which the counter is shown. It would only distract before. */
const countedFrom = 0.8

/**
 * A request in free text. Near its end a counter shows the length and the room that the wishes leave. Reservation
 * systems have one line for it, so a line end becomes a space.
 */
export function RequestInput({ name, rest, onRest }: RequestInputProps) {
  const { id, label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const whole = typeof field.value === 'string' ? field.value : ''
  const length = whole.trim().length
  const over = length - fieldLimits.request
  const typed = rest ?? whole
  // A space separates the wishes from the typed text.
  const byWishes = typed === '' && whole !== '' ? whole.length + 1 : whole.length - typed.length
  const count = typed.trim().length
  const most = fieldLimits.request - byWishes
  return (
    <>
      <TextAreaField
        {...field}
        id={id}
        label={label}
        error={error}
        rows={3}
        value={typed}
        onChange={({ target }) => (onRest ?? field.onChange)(target.value.replace(/[\r\n\t]+/g, ' '))}
        description={
          <>
            <FormattedMessage id="profile.preferences.requests.text" />{' '}
            {count >= most * countedFrom && (
              <FormattedMessage id="profile.preferences.requests.count" values={{ count, most }} />
            )}
          </>
        }
      />
      <VisuallyHidden role="status">
        {over > 0 && <FormattedMessage id="profile.preferences.requests.over" values={{ over }} />}
      </VisuallyHidden>
    </>
  )
}
