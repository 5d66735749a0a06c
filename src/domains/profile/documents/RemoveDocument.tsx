import { FormattedMessage } from 'react-intl'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import { RemoveInPlace } from '@/patterns/RemoveInPlace'
import type { ProfileRef } from '@/http/paths'
import { DocumentName } from './DocumentName'
import { useDeleteTravelDocumentMutation } from './documents.slice'

interface RemoveDocumentProps {
  profileRef: ProfileRef
  document: TravelDocument
  onRemoved: () => void
}

/** Removes a passport, in the version that shows. */
export function RemoveDocument({ profileRef, document, onRemoved }: RemoveDocumentProps) {
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
