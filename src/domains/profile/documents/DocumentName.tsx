import { FormattedMessage } from 'react-intl'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import { useFormats } from '@/i18n/useFormats'

/** A passport's name: "Canada passport ending in 4567". */
export function DocumentName({ document: { issueCountry, number } }: { document: TravelDocument }) {
  const { country } = useFormats()
  return (
    <FormattedMessage
      id="profile.documents.passport"
      values={{ country: country(issueCountry), ending: number.replaceAll('*', '') }}
    />
  )
}
