import { FormattedMessage } from 'react-intl'
import type { EmergencyContact } from '#contract/emergencyContact.ts'
import { RemoveInPlace } from '@/patterns/RemoveInPlace'
import type { ProfileRef } from '@/http/paths'
import { useDeleteEmergencyContactMutation } from './emergency.slice'

interface RemoveContactProps {
  profileRef: ProfileRef
  contact: EmergencyContact
  onRemoved: () => void
}

/** Removes the contact, in the version that shows. */
export function RemoveContact({ profileRef, contact, onRemoved }: RemoveContactProps) {
  const [remove, { error, isLoading }] = useDeleteEmergencyContactMutation()
  const confirm = async () => {
    const answer = await remove({ ...profileRef, id: contact.id, version: contact.version })
    if (!answer.error) onRemoved()
  }
  const name = `${contact.firstName} ${contact.lastName}`
  return (
    <RemoveInPlace
      label={<FormattedMessage id="profile.emergency.remove" />}
      question={<FormattedMessage id="profile.emergency.remove.sure" values={{ name }} />}
      yes={<FormattedMessage id="profile.emergency.remove.yes" />}
      no={<FormattedMessage id="forms.cancel" />}
      error={error}
      isPending={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
