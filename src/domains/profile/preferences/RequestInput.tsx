import { useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { fieldLimits } from '#contract/fields.ts'
import { useField } from '@/forms/FieldContext'
import { TextAreaField } from '@/ui/TextAreaField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** A wish in one's own words, counted. Reservation systems carry one line, so a line end becomes a space. */
export function RequestInput({ name }: { name: string }) {
  const { id, label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const value = typeof field.value === 'string' ? field.value : ''
  const over = value.trim().length - fieldLimits.request
  const count = { count: value.trim().length, most: fieldLimits.request }
  return (
    <>
      <TextAreaField
        {...field}
        id={id}
        label={label}
        error={error}
        rows={3}
        value={value}
        onChange={({ target }) => field.onChange(target.value.replace(/[\r\n\t]+/g, ' '))}
        description={
          <>
            <FormattedMessage id="profile.preferences.requests.text" />{' '}
            <FormattedMessage id="profile.preferences.requests.count" values={count} />
          </>
        }
      />
      <VisuallyHidden role="status">
        {over > 0 && <FormattedMessage id="profile.preferences.requests.over" values={{ over }} />}
      </VisuallyHidden>
    </>
  )
}
