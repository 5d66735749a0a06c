import { BookUser, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { DocumentForm } from './DocumentForm'
import styles from './DocumentItem.module.css'
import { DocumentName } from './DocumentName'
import { Badge } from '@/ui/Badge'
import { relativeTime, documentStatus } from './documents.rules'
import { RemoveInPlace } from '@/patterns/RemoveInPlace'
import { useDeleteTravelDocumentMutation } from './documents.slice'

interface DocumentItemProps {
  profileRef: ProfileRef
  document: TravelDocument
  today: string
  isNew: boolean
  onDone: (what: 'changed' | 'removed') => void
}

/** One passport: country, last characters of its number, and validity. The form for changing it opens in its place. */
export function DocumentItem({ profileRef, document, today, isNew, onDone }: DocumentItemProps) {
  const [isEditing, setEditing] = useState(false)
  const { country, date } = useFormats()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => (isNew && !isEditing ? item.current?.focus() : undefined), [isNew, isEditing])
  if (isEditing)
    return (
      <li>
        <h3 className={styles.editing}>
          <DocumentName document={document} />
        </h3>
        <DocumentForm
          profileRef={profileRef}
          document={document}
          isAsked
          onCancel={() => {
            setEditing(false)
            requestAnimationFrame(() => item.current?.focus())
          }}
          onSaved={() => {
            setEditing(false)
            onDone('changed')
          }}
        />
        {isOffered('documentremoval') && (
          <RemoveDocument profileRef={profileRef} document={document} onRemoved={() => onDone('removed')} />
        )}
      </li>
    )
  return (
    <li ref={item} tabIndex={-1} className={styles.item}>
      <BookUser className={styles.icon} aria-hidden="true" />
      <div className={styles.facts}>
        <p className={styles.country}>{country(document.issueCountry)}</p>
        <p className={styles.number}>
          <FormattedMessage id="profile.documents.ending" values={{ ending: document.number.replaceAll('*', '') }} />
        </p>
        <p className={styles.expiry}>
          <FormattedMessage
            id="profile.documents.through"
            values={{ status: documentStatus(document, today), date: date(document.expirationDate) }}
          />
        </p>
      </div>
      <div className={styles.side}>
        <ExpiryChip document={document} today={today} />
        <Button variant="quiet" size="small" icon={<Pencil />} onClick={() => setEditing(true)}>
          <FormattedMessage id="profile.documents.edit" />{' '}
          <VisuallyHidden>
            <DocumentName document={document} />
          </VisuallyHidden>
        </Button>
      </div>
    </li>
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
  onRemoved: () => void
}

/** Removes a passport, if it is still in the version shown. */
function RemoveDocument({ profileRef, document, onRemoved }: RemoveDocumentProps) {
  const [remove, { error, isLoading }] = useDeleteTravelDocumentMutation()
  const confirm = async () => {
    const answer = await remove({ ...profileRef, id: document.id, version: document.version })
    if (!answer.error) onRemoved()
  }
  const passport = <DocumentName document={document} />
  return (
    <RemoveInPlace
      label={<FormattedMessage id="profile.documents.remove" />}
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
      error={error}
      isPending={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
