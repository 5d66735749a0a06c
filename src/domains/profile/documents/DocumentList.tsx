import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import type { ProfileRef } from '@/http/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { DocumentForm } from './DocumentForm'
import { DocumentItem } from './DocumentItem'
import styles from './DocumentsSection.module.css'

interface DocumentListProps {
  profileRef: ProfileRef
  documents: readonly TravelDocument[]
  isAdding: boolean
  today: string
  /** The one that was just added or changed: it takes the focus. */
  newId: string | undefined
  /** Takes the focus when there is nothing else to give it to. */
  addButton: Ref<HTMLButtonElement>
  onAdd: () => void
  onCancel: () => void
  onDone: (what: 'added' | 'changed' | 'removed', document: TravelDocument) => void
}

/** The passports, or that there is none yet; above them the form of a new one while it is filled in. */
export const DocumentList = (props: DocumentListProps) => {
  const { profileRef, documents, isAdding, today, newId, addButton, onAdd, onCancel, onDone } = props
  return (
    <>
      {isAdding && (
        <div className={styles.form}>
          <DocumentForm
            profileRef={profileRef}
            document={null}
            onCancel={onCancel}
            onSaved={(saved) => onDone('added', saved)}
          />
        </div>
      )}
      {documents.length === 0 && !isAdding && (
        <EmptyState
          headingLevel={3}
          title={<FormattedMessage id="profile.documents.none.title" />}
          text={<FormattedMessage id="profile.documents.none.text" />}
          illustration={<Illustration of="noPassport" />}
          action={
            <Button ref={addButton} onClick={onAdd}>
              <FormattedMessage id="profile.documents.add" />
            </Button>
          }
        />
      )}
      {documents.length > 0 && (
        <ul role="list" className={styles.list}>
          {documents.map((document) => (
            <DocumentItem
              key={document.id}
              {...{ profileRef, document, today }}
              isNew={document.id === newId}
              onDone={(what) => onDone(what, document)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
