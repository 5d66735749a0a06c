import type { ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { bothChanged } from './conflict.rules'
import styles from './ConflictNotice.module.css'
import { labelIdOf } from './FieldContext'
import type { Section } from './useSectionForm'

interface ConflictNoticeProps<Entity, Values extends FieldValues, Output extends FieldValues> {
  section: Section<Entity, Values, Output>
  labels: string
  show?: ((name: string, value: unknown) => ReactNode) | undefined
}

const plain = (_name: string, value: unknown) => (typeof value === 'string' && value !== '' ? value : '—')

/** Somebody else saved the same fields meanwhile: both values, and who wins is for the reader to say. */
export function ConflictNotice<Entity, Values extends FieldValues, Output extends FieldValues>({
  section: { form, conflict, opened, openedThen, valuesOf, keepMine, takeTheirs },
  labels,
  show = plain,
}: ConflictNoticeProps<Entity, Values, Output>) {
  const { formatMessage } = useIntl()
  const { dirtyFields } = useFormState({ control: form.control })
  if (conflict === undefined && openedThen === undefined) return null
  const theirs = valuesOf(conflict ?? opened)
  const names = bothChanged(dirtyFields, { ...valuesOf(opened), ...openedThen }, theirs)
  if (conflict === undefined && names.length === 0) return null
  const mine = form.getValues()
  return (
    <Banner
      tone="warning"
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
      <dl className={styles.fields}>
        {names.map((name) => (
          <div key={name} className={styles.field}>
            <dt>{formatMessage({ id: labelIdOf(labels, name) })}</dt>
            <dd>
              <FormattedMessage id="forms.conflict.yours" values={{ value: show(name, mine[name]) }} />
            </dd>
            <dd>
              <FormattedMessage id="forms.conflict.now" values={{ value: show(name, theirs[name]) }} />
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}
