import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import { FailureNotice } from '@/forms/FailureNotice'
import type { ApiFailure } from '@/http/failure'
import type { ProfileAt } from '@/http/paths'
import { Button } from '@/ui/Button'
import { DocumentName } from './DocumentName'
import { useDeleteTravelDocumentMutation } from './documents.queries'
import styles from './RemoveDocument.module.css'

interface RemoveDocumentProps {
  at: ProfileAt
  document: TravelDocument
  onRemoved: () => void
}

/** Removing asks once, in place. */
export function RemoveDocument({ at, document, onRemoved }: RemoveDocumentProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => (isAsking ? cancel.current?.focus() : undefined), [isAsking])
  const [remove, { error, isLoading }] = useDeleteTravelDocumentMutation()
  const confirm = async () => {
    const answer = await remove({ ...at, id: document.id, version: document.version })
    if (!answer.error) onRemoved()
  }
  return (
    <div className={styles.remove}>
      {error && <FailureNotice failure={error as ApiFailure} />}
      {isAsking ? (
        <>
          <p>
            <strong>
              <FormattedMessage
                id="profile.documents.remove.sure"
                values={{ passport: <DocumentName document={document} /> }}
              />
            </strong>{' '}
            <FormattedMessage id="profile.documents.remove.text" />
          </p>
          <div className={styles.actions}>
            <Button variant="danger" size="small" isPending={isLoading} onClick={() => void confirm()}>
              <FormattedMessage id="profile.documents.remove.yes" />
            </Button>
            <Button variant="secondary" size="small" ref={cancel} onClick={() => setAsking(false)}>
              <FormattedMessage id="profile.documents.remove.no" />
            </Button>
          </div>
        </>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          <FormattedMessage id="profile.documents.remove" />
        </Button>
      )}
    </div>
  )
}
