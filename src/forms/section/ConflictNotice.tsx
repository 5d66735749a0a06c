import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { FieldScopeContext } from '@/forms/input/FieldContext'
import type { Section } from './useSectionForm'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface ConflictNoticeProps<Entity, Values extends FieldValues, Output extends FieldValues> {
  section: Section<Entity, Values, Output>
  show?: ((name: string, value: unknown) => ReactNode) | undefined
}

const plain = (_name: string, value: unknown) => (typeof value === 'string' && value !== '' ? value : '—')

const endingOf = (value: unknown) => (typeof value === 'string' ? `…${value.slice(-4)}` : '—')

/** Another user saved the same fields meanwhile: shows both values, and the reader chooses. */
export function ConflictNotice<Entity, Values extends FieldValues, Output extends FieldValues>({
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
