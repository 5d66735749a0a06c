import { BookUser, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { DocumentForm } from './DocumentForm'
import styles from './DocumentItem.module.css'
import { DocumentName } from './DocumentName'
import { Badge } from '@/ui/display/Badge'
import { relativeTime, documentStatus } from './documents.rules'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import { useDeleteTravelDocumentMutation } from './documents.slice'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The open part of a passport: the form that changes it, or the question before it is removed. */
export type OpenPart = 'form' | 'removal'

interface DocumentItemProps {
  profileRef: ProfileRef
  document: TravelDocument
  today: string
  isNew: boolean
  /** Undefined while both are closed. */
  open: OpenPart | undefined
  /** Whether it can be changed or removed now: only one passport is open at a time. */
  hasActions: boolean
  onOpen: (part: OpenPart) => void
  onClose: () => void
  /** With the document as it is saved, or as it was. */
  onDone: (what: 'changed' | 'removed', document: TravelDocument) => void
}

/** One passport; the form for changing it and the question before removing open in its place. */
export function DocumentItem(props: DocumentItemProps) {
  const { profileRef, document, today, isNew, open, hasActions, onOpen, onClose, onDone } = props
  const item = useRef<HTMLLIElement>(null)
  const isOpen = open !== undefined
  useEffect(() => (isNew && !isOpen ? item.current?.focus() : undefined), [isNew, isOpen])
  const close = () => {
    flushSync(onClose)
    item.current?.focus()
  }
  return (
    <li ref={item} tabIndex={-1}>
      {open === 'form' ? (
        <>
          <h3 className={styles.editing}>
            <DocumentName document={document} />
          </h3>
          <DocumentForm
            profileRef={profileRef}
            document={document}
            isAsked
            onCancel={close}
            onSaved={(saved) => onDone('changed', saved)}
          />
        </>
      ) : (
        <Facts document={document} today={today}>
          {hasActions && (
            <Actions document={document} onEdit={() => onOpen('form')} onRemove={() => onOpen('removal')} />
          )}
        </Facts>
      )}
      {open === 'removal' && (
        <RemoveDocument {...{ profileRef, document }} onKeep={close} onRemoved={() => onDone('removed', document)} />
      )}
    </li>
  )
}

interface FactsProps extends Pick<DocumentItemProps, 'document' | 'today'> {
  children: ReactNode
}

/** Country, last characters of the number, and validity. */
function Facts({ document, today, children }: FactsProps) {
  const { country, date } = useFormats()
  return (
    <div className={styles.item}>
      <BookUser className={styles.icon} aria-hidden="true" />
      <div className={layout.shrink}>
        <div className={cx(layout.row2, layout.lines1)}>
          <p className={textStyle.strong}>{country(document.issueCountry)}</p>
          <ExpiryChip document={document} today={today} />
        </div>
        <p className={cx(textStyle.note, textStyle.figures)}>
          <FormattedMessage id="profile.documents.ending" values={{ ending: document.number.replaceAll('*', '') }} />
        </p>
        <p className={cx(textStyle.note, textStyle.figures)}>
          <FormattedMessage
            id="profile.documents.through"
            values={{ status: documentStatus(document, today), date: date(document.expirationDate) }}
          />
        </p>
      </div>
      {children}
    </div>
  )
}

interface ActionsProps {
  document: TravelDocument
  onEdit: () => void
  onRemove: () => void
}

function Actions({ document, onEdit, onRemove }: ActionsProps) {
  const name = (
    <VisuallyHidden>
      <DocumentName document={document} />
    </VisuallyHidden>
  )
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" icon={<Pencil />} onClick={onEdit}>
        <FormattedMessage id="profile.documents.edit" /> {name}
      </Button>
      {isOffered('documentremoval') && (
        <Button variant="quietDanger" size="small" icon={<Trash2 />} onClick={onRemove}>
          <FormattedMessage id="profile.documents.remove" /> {name}
        </Button>
      )}
    </div>
  )
}

const tones = { good: 'success', soon: 'warning', expired: 'danger' } as const

/** The validity of a passport in words. */
function ExpiryChip({ document, today }: { document: TravelDocument; today: string }) {
  const { formatRelativeTime } = useIntl()
  const status = documentStatus(document, today)
  const [count, unit] = relativeTime(today, document.expirationDate)
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage
        id={`profile.documents.status.${status}`}
        values={{ when: formatRelativeTime(count, unit, { numeric: 'auto' }) }}
      />
    </Badge>
  )
}

interface RemoveDocumentProps {
  profileRef: ProfileRef
  document: TravelDocument
  onKeep: () => void
  onRemoved: () => void
}

/** Removes a passport, if it is still in the version shown. */
function RemoveDocument({ profileRef, document, onKeep, onRemoved }: RemoveDocumentProps) {
  const remove = useAction({ mutation: useDeleteTravelDocumentMutation(), onDone: onRemoved })
  const passport = <DocumentName document={document} />
  return (
    <RemoveQuestion
      question={
        <>
          <strong>
            <FormattedMessage id="profile.documents.remove.sure" values={{ passport }} />
          </strong>{' '}
          <FormattedMessage id="profile.documents.remove.text" />
        </>
      }
      yes={<FormattedMessage id="profile.documents.remove.yes" />}
      no={<FormattedMessage id="profile.documents.remove.no" />}
      action={remove}
      onConfirm={() => remove.run({ ...profileRef, id: document.id, version: document.version })}
      onKeep={onKeep}
    />
  )
}
