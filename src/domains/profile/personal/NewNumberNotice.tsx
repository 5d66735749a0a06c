import { useFormContext, useFormState } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/Banner'

/** Another number has to be confirmed anew, and codes for signing in stop until it is: better known before saving. */
export function NewNumberNotice({ hasSignInCodes }: { hasSignInCodes: boolean }) {
  const { control } = useFormContext()
  const { dirtyFields } = useFormState({ control, name: ['phoneCountryCode', 'phoneNumber'] })
  if (!dirtyFields.phoneCountryCode && !dirtyFields.phoneNumber) return null
  return (
    <Banner tone="info">
      <FormattedMessage
        id={hasSignInCodes ? 'profile.personal.newNumber.signIn' : 'profile.personal.newNumber.confirm'}
      />
    </Banner>
  )
}
