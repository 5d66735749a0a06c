import { type ReactNode, useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { MessageId } from '@/i18n/messages'
import { ConflictNotice } from './ConflictNotice'
import { DraftNotice } from './DraftNotice'
import { ErrorSummary } from './ErrorSummary'
import { FailureNotice } from './FailureNotice'
import { FormActions } from './FormActions'
import { FormScope } from './FormScope'
import styles from './SectionForm.module.css'
import type { Section } from './useSectionForm'

interface SectionFormProps<Entity, Values extends FieldValues, Output extends FieldValues> {
  section: Section<Entity, Values, Output>
  /** Prefix of its fields' labels: `<labels>.<field>`. */
  labels: string
  children: ReactNode
  /** Label of the save button, where "Save" is not specific enough. */
  saveLabel?: MessageId
  /** Leaves the form without saving; undefined where the form cannot be left. */
  onCancel?: () => void
  /** Formats a field's value in a conflict, where it is not plain text. */
  show?: (name: string, value: unknown) => ReactNode
}

/** A section as a form: errors and notices on top, then fields, then the buttons. What was typed is kept as a draft. */
export function SectionForm<Entity, Values extends FieldValues, Output extends FieldValues>({
  section,
  labels,
  children,
  saveLabel = 'forms.save',
  onCancel,
  show,
}: SectionFormProps<Entity, Values, Output>) {
  const { id, form, failure, submit, discard } = section
  const labelId = useCallback((name: string) => `${labels}.${name}` as MessageId, [labels])
  return (
    <FormScope form={form} id={id} labelId={labelId}>
      <form id={id} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <div role="status" className={styles.said}>
          <DraftNotice keptAt={section.draftKeptAt} onDiscard={discard} />
        </div>
        <ErrorSummary />
        <ConflictNotice section={section} show={show} />
        {failure && <FailureNotice failure={failure} />}
        {children}
        <FormActions
          saveLabel={saveLabel}
          savedAt={section.savedAt}
          onDiscard={section.draftKeptAt ? undefined : discard}
          onCancel={onCancel}
        />
      </form>
    </FormScope>
  )
}
