import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import type { ProfileRef } from '@/http/paths'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoPassportIllustration } from '@/ui/illustrations/NoPassportIllustration'
import { DocumentForm } from './DocumentForm'
import { DocumentItem, type OpenPart } from './DocumentItem'
import styles from './DocumentsSection.module.css'

/** The passport whose form or question is open. */
export interface OpenDocument {
  id: string
  part: OpenPart
}

interface DocumentListProps {
  profileRef: ProfileRef
  documents: readonly TravelDocument[]
  isAdding: boolean
  /** Whether the person opened the form, which then gets the focus and can be closed. */
  isAsked: boolean
  open: OpenDocument | undefined
  today: string
  /** Id of the passport just added or changed, which gets the focus. */
  newId: string | undefined
  /** Gets the focus when nothing else can. */
  addButton: Ref<HTMLButtonElement>
  onOpen: (open: OpenDocument | undefined) => void
  onAdd: () => void
  onCancel: () => void
  onDone: (what: 'added' | 'changed' | 'removed', document: TravelDocument) => void
}

/** The passports, or an empty state; above them the form for a new one while it is open. */
export const DocumentList = (props: DocumentListProps) => {
  const { profileRef, documents, isAdding, isAsked, open, today, newId, addButton } = props
  const { onOpen, onAdd, onCancel, onDone } = props
  return (
    <>
      {isAdding && (
        <div className={styles.form}>
          <DocumentForm
            profileRef={profileRef}
            document={null}
            isAsked={isAsked}
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
          illustration={<NoPassportIllustration />}
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
              open={document.id === open?.id ? open.part : undefined}
              hasActions={open === undefined}
              onOpen={(part) => onOpen({ id: document.id, part })}
              onClose={() => onOpen(undefined)}
              onDone={onDone}
            />
          ))}
        </ul>
      )}
    </>
  )
}
