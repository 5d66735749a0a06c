import { type FormEvent, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useIntl, FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { DraftNotice } from './DraftNotice'
import { ErrorSummary } from './ErrorSummary'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { FieldScopeContext } from '@/forms/input/FieldContext'
import { FormActions } from './FormActions'
import { FormScope } from './FormScope'
import { usePageForms } from './pageForms'
import { Button } from '@/ui/button/Button'
import { Banner } from '@/ui/notice/Banner'
import { cx } from '@/ui/cx'
import { usePagePart } from './usePagePart'
import type { Section } from './useSectionForm'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

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

interface ConflictNoticeProps<Entity, Values extends FieldValues, Output extends FieldValues> {
  section: Section<Entity, Values, Output>
  show?: ((name: string, value: unknown) => ReactNode) | undefined
}

const plain = (_name: string, value: unknown) => (typeof value === 'string' && value !== '' ? value : '—')

const endingOf = (value: unknown) => (typeof value === 'string' ? `…${value.slice(-4)}` : '—')

/** Another user saved the same fields meanwhile: shows both values, and the reader chooses. */
function ConflictNotice<Entity, Values extends FieldValues, Output extends FieldValues>({
  section: { form, conflict, keepMine, takeTheirs },
  show = plain,
}: ConflictNoticeProps<Entity, Values, Output>) {
  const { formatMessage } = useIntl()
  const { label } = useContext(FieldScopeContext)
  const { dirtyFields } = useFormState({ control: form.control })
  const isRefused = conflict?.isRefused ?? false
  const notice = useRef<HTMLDivElement>(null)
  // The notice is above the pressed button, perhaps out of sight, so it gets the focus.
  useEffect(() => {
    if (isRefused) notice.current?.focus()
  }, [isRefused])
  const names = conflict?.fields(dirtyFields) ?? []
  if (!conflict || (!isRefused && names.length === 0)) return null
  const typed = form.getValues()
  const mine = (name: string) => (conflict.isSealed(name) ? endingOf(typed[name]) : show(name, typed[name]))
  const theirs = (name: string) => (conflict.isSealed(name) ? plain : show)(name, conflict.theirs(name))
  return (
    <div ref={notice} role="group" tabIndex={-1} aria-label={formatMessage({ id: 'forms.conflict.title' })}>
      <Banner
        tone="warning"
        isWithinLiveRegion={isRefused}
        title={<FormattedMessage id="forms.conflict.title" />}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={takeTheirs}>
              <FormattedMessage id="forms.conflict.theirs" />
            </Button>
            <Button size="small" onClick={() => void keepMine()}>
              <FormattedMessage id="forms.conflict.mine" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="forms.conflict.text" />
        </p>
        <dl className={cx(layout.stack3, layout.above3)}>
          {names.map((name) => (
            <div key={name} className={cx(layout.stack1, textStyle.anywhere)}>
              <dt className={textStyle.strong}>{label(name)}</dt>
              <dd>
                <FormattedMessage id="forms.conflict.yours" values={{ value: mine(name) }} />
              </dd>
              <dd>
                <FormattedMessage id="forms.conflict.now" values={{ value: theirs(name) }} />
              </dd>
            </div>
          ))}
        </dl>
      </Banner>
    </div>
  )
}
