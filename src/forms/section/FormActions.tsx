import { useFormContext, useFormState } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import bar from './SaveBar.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface FormActionsProps {
  saveLabel: MessageId
  /** Whether the buttons stay at the bottom of the window. */
  isBar: boolean
  savedAt: Date | undefined
  /** Undefined where the notice of a restored draft has the button. */
  onDiscard: (() => void) | undefined
  /** Leaves the form without saving; undefined where the form cannot be left. */
  onCancel: (() => void) | undefined
}

/** The buttons to save and to discard, and the result of saving. */
export function FormActions({ saveLabel, isBar, savedAt, onDiscard, onCancel }: FormActionsProps) {
  const { isDirty, isSubmitting } = useFormState({ control: useFormContext().control })
  const submit = (
    <Button type="submit" isPending={isSubmitting}>
      <FormattedMessage id={saveLabel} />
    </Button>
  )
  const leave = onCancel ? (
    <Button variant="secondary" onClick={onCancel}>
      <FormattedMessage id="forms.cancel" />
    </Button>
  ) : (
    isDirty &&
    onDiscard && (
      <Button variant="quiet" onClick={onDiscard}>
        <FormattedMessage id="forms.discard" />
      </Button>
    )
  )
  return (
    <div className={cx(layout.row3, isBar && layout.end, isBar && bar.shown)}>
      {isBar && leave}
      {submit}
      {!isBar && leave}
      <SavedStatus at={isDirty ? undefined : savedAt} />
    </div>
  )
}

/** Always rendered, so that screen readers announce the text when it appears. */
function SavedStatus({ at }: { at: Date | undefined }) {
  const { clock } = useFormats()
  return (
    <p role="status" className={textStyle.note}>
      {at && <FormattedMessage id="forms.saved" values={{ at: clock(at) }} />}
    </p>
  )
}
