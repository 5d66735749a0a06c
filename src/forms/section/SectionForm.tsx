import { type FormEvent, type ReactNode, useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { ConflictNotice } from './ConflictNotice'
import { DraftNotice } from './DraftNotice'
import { ErrorSummary } from './ErrorSummary'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { FormActions } from './FormActions'
import { FormScope } from './FormScope'
import { usePageForms } from './pageForms'
import { Button } from '@/ui/button/Button'
import { usePagePart } from './usePagePart'
import type { Section } from './useSectionForm'
import layout from '@/ui/layout/layout.module.css'

interface SectionFormProps<Entity, Values extends FieldValues, Output extends FieldValues> {
  section: Section<Entity, Values, Output>
  /** Prefix of its fields' labels: `<labels>.<field>`, for fields of repeated rows without the number of the row. */
  labels: string
  children: ReactNode
  /**
   * Heading of this part of a page. The part has no buttons then; the page's bar saves it with the other parts. A step
   * saves all forms.
   */
  part?: MessageId
  /** Label of the save button, where "Save" is not specific enough. */
  saveLabel?: MessageId
  /** The form is longer than a window: its buttons stay at the bottom of the window, in a bar as that of a page. */
  isLong?: boolean
  /** Leaves the form without saving; undefined where the form cannot be left. */
  onCancel?: () => void
  /** Formats a field's value in a conflict, where it is not plain text. */
  show?: (name: string, value: unknown) => ReactNode
  /** Error message of a field, where `forms.problem.<code>` is not specific enough. */
  problem?: (name: string, code: unknown) => string | undefined
}

/**
 * A section as a form: errors and notices on top, then fields, then the buttons. Typed values are stored as a draft.
 */
export function SectionForm<Entity, Values extends FieldValues, Output extends FieldValues>({
  section,
  labels,
  children,
  part,
  saveLabel = 'forms.save',
  isLong = false,
  onCancel,
  show,
  problem,
}: SectionFormProps<Entity, Values, Output>) {
  const { id, form, failure, save, discard } = section
  const { formatMessage } = useIntl()
  const pageForms = usePageForms()
  const page = part || pageForms?.savedBy === 'step' ? pageForms : null
  usePagePart(section, part ? formatMessage({ id: part }) : '', page)
  const labelId = useCallback((name: string) => `${labels}.${name.replace(/\.\d+\./, '.')}` as MessageId, [labels])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (page ?? { save }).save()
  }
  return (
    <FormScope form={form} id={id} labelId={labelId} problem={problem}>
      <form id={id} tabIndex={-1} noValidate className={layout.stack5} onSubmit={submit}>
        <div role="status" className={layout.unseenWhenEmpty}>
          <DraftNotice keptAt={section.draftKeptAt} onDiscard={page ? undefined : discard} />
        </div>
        {!page && <ErrorSummary />}
        <ConflictNotice section={section} show={show} />
        {failure && <FailureNotice failure={failure} />}
        {children}
        {page ? (
          <>
            {/* With it, Enter in a field saves. */}
            <button type="submit" hidden>
              {formatMessage({ id: saveLabel })}
            </button>
            {onCancel && (
              <Button variant="quiet" size="small" className={layout.selfStart} onClick={onCancel}>
                {formatMessage({ id: 'forms.cancel' })}
              </Button>
            )}
          </>
        ) : (
          <FormActions
            saveLabel={saveLabel}
            isBar={isLong}
            savedAt={section.savedAt}
            onDiscard={section.draftKeptAt ? undefined : discard}
            onCancel={onCancel}
          />
        )}
      </form>
    </FormScope>
  )
}
