import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import { usePageForms } from '@/forms/section/pageForms'
import { SectionCard } from '@/patterns/page/SectionCard'
import { localDay } from '@/lib/localDay'
import type { ProfileRef } from '@/http/paths'
import { useNow } from '@/i18n/useNow'
import { Button } from '@/ui/button/Button'
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval'
import { DocumentName } from './DocumentName'
import { useTravelDocumentsQuery } from './documents.slice'
import { DocumentForm } from './DocumentForm'
import { DocumentItem, type OpenPart } from './DocumentItem'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoPassportIllustration } from '@/ui/illustrations/NoPassportIllustration'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './DocumentsSection.module.css'

/** A person's passports and their validity (§2, §3 Travel document). */
export function DocumentsSection({ profileRef }: { profileRef: ProfileRef }) {
  const answer = useTravelDocumentsQuery(profileRef)
  const day = localDay(useNow())
  const [isAsked, setAdding] = useState(false)
  const [open, setOpen] = useOpenDocument(answer.data)
  const isStep = usePageForms()?.savedBy === 'step'
  const [news, setNews] = useState<{ id: string; text: ReactNode }>()
  const add = useRef<HTMLButtonElement>(null)
  const focusOnceGone = useFocusAfterRemoval(answer.data, add)
  const hasSome = answer.data !== undefined && answer.data.length > 0
  // A step begins with the form for the first passport.
  const isAdding = isAsked || (isStep && !hasSome)
  const finish = (what: 'added' | 'changed' | 'removed', document: TravelDocument) => {
    setNews({
      id: document.id,
      text: (
        <FormattedMessage id={`profile.documents.${what}`} values={{ passport: <DocumentName {...{ document }} /> }} />
      ),
    })
    if (what === 'added') setAdding(false)
    else setOpen(undefined)
    if (what === 'removed') focusOnceGone(document.id)
  }
  return (
    <>
      <SectionCard
        heading={<FormattedMessage id="profile.documents.title" />}
        description={<FormattedMessage id="profile.documents.text" />}
        answer={answer}
        actions={
          hasSome &&
          !isAdding &&
          open === undefined && (
            <Button ref={add} variant="secondary" size="small" icon={<Plus />} onClick={() => setAdding(true)}>
              <FormattedMessage id="profile.documents.add" />
            </Button>
          )
        }
      >
        {(documents) => (
          <DocumentList
            {...{ profileRef, documents, isAdding, isAsked, open, today: day, newId: news?.id, onDone: finish }}
            onOpen={setOpen}
            addButton={add}
            onAdd={() => setAdding(true)}
            onCancel={() => {
              flushSync(() => setAdding(false))
              add.current?.focus()
            }}
          />
        )}
      </SectionCard>
      <p role="status" className={cx(textStyle.note, layout.unseenWhenEmpty)}>
        {news?.text}
      </p>
    </>
  )
}

/**
 * The passport whose form or question is open: at first the one that the address asks for (`documentId`), as the tasks
 * about passports do. A passport that is gone by then opens nothing.
 * @param documents undefined until they are loaded
 */
function useOpenDocument(documents: readonly TravelDocument[] | undefined) {
  const { key } = useLocation()
  const [query] = useSearchParams()
  const asked = query.get('documentId')
  const [open, setOpen] = useState<OpenDocument>()
  // Each arrival opens the form once, also the second from a page that shows the passports already.
  const [arrival, setArrival] = useState<string>()
  if (arrival !== key && asked !== null && documents?.some(({ id }) => id === asked)) {
    setArrival(key)
    setOpen({ id: asked, part: 'form' })
  }
  return [open, setOpen] as const
}

/** The passport whose form or question is open. */
interface OpenDocument {
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
const DocumentList = (props: DocumentListProps) => {
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
