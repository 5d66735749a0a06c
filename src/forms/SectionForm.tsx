import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { ConflictNotice } from './ConflictNotice'
import { ErrorSummary } from './ErrorSummary'
import { FailureNotice } from './FailureNotice'
import { FieldScopeContext } from './FieldContext'
import styles from './SectionForm.module.css'
import type { Section } from './useSectionForm'

interface SectionFormProps<Entity, Values extends FieldValues, Output extends FieldValues> {
  section: Section<Entity, Values, Output>
  /** Where the labels of its fields stand: `<labels>.<field>`. */
  labels: string
  children: ReactNode
  /** Says what saving does where "Save" says too little. */
  saveLabel?: MessageId
  /** Leaves the form without saving, where it can be left. */
  onCancel?: () => void
  /** How a field's value reads in a conflict, where it is not plain text. */
  show?: (name: string, value: unknown) => ReactNode
}

/** A section as a form: what went wrong on top, fields, and saving below. Nothing typed is lost on the way. */
export function SectionForm<Entity, Values extends FieldValues, Output extends FieldValues>({
  section,
  labels,
  children,
  saveLabel = 'forms.save',
  onCancel,
  show,
}: SectionFormProps<Entity, Values, Output>) {
  const { id, form, failure, submit, discard, draftKeptAt } = section
  const { isDirty, isSubmitting } = form.formState
  const formats = useFormats()
  return (
    <FormProvider {...form}>
      <FieldScopeContext value={{ id, labels }}>
        <form id={id} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {draftKeptAt && isDirty && (
            <Banner
              tone="info"
              title={<FormattedMessage id="forms.draft.title" />}
              actions={
                <Button variant="secondary" size="small" onClick={discard}>
                  <FormattedMessage id="forms.discard" />
                </Button>
              }
            >
              <FormattedMessage id="forms.draft.text" values={{ at: formats.instant(draftKeptAt) }} />
            </Banner>
          )}
          <ErrorSummary />
          <ConflictNotice section={section} labels={labels} show={show} />
          {failure && <FailureNotice failure={failure} />}
          {children}
          <div className={styles.actions}>
            <Button type="submit" isPending={isSubmitting}>
              <FormattedMessage id={saveLabel} />
            </Button>
            {onCancel ? (
              <Button variant="secondary" onClick={onCancel}>
                <FormattedMessage id="forms.cancel" />
              </Button>
            ) : (
              isDirty && (
                <Button variant="quiet" onClick={discard}>
                  <FormattedMessage id="forms.discard" />
                </Button>
              )
            )}
            <SavedStatus at={isDirty ? undefined : section.savedAt} />
          </div>
        </form>
      </FieldScopeContext>
    </FormProvider>
  )
}

/** Always there, so that screen readers hear what appears in it. */
function SavedStatus({ at }: { at: Date | undefined }) {
  const { clock } = useFormats()
  return (
    <p role="status" className={styles.saved}>
      {at && <FormattedMessage id="forms.saved" values={{ at: clock(at) }} />}
    </p>
  )
}
