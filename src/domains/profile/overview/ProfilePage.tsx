import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { localeCodeOf } from '#contract/texts/locales.ts'
import { useTravelDocumentsQuery } from '@/domains/profile/documents/documents.slice'
import { useEmergencyContactQuery } from '@/domains/profile/emergency/emergency.slice'
import { useCreditCardsQuery } from '@/domains/profile/payment/payment.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { languageName } from '@/i18n/LocaleOptions'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { MasterList } from '@/patterns/record/MasterDetail'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { mayNavigate } from '@/routes/permissions'
import { rowOf, titleOf } from '@/routes/table'
import { Badge } from '@/ui/display/Badge'
import type { AccountSection } from '@/domains/profile/accountSections'
import type { ProfilePageName } from '@/domains/profile/profilePages'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { pageStates, type PageState } from './pageStates.rules'
import { useProfileGroups } from '@/domains/profile/useProfileGroups'

const tones = { complete: 'success', missing: 'warning', none: 'neutral', soon: 'warning', expired: 'danger' } as const

/** The pages of the person's profile as a list, each with its state. */
export default function ProfilePage() {
  const { formatMessage } = useIntl()
  const states = useStates()
  const { data: profile } = useProfileQuery(useSubjectProfile())
  return (
    <>
      <PageHeader title={<FormattedMessage id={titleOf('profile')} />} />
      <MasterList label={formatMessage({ id: 'profile.nav' })} groups={useProfileGroups(profile, states)} />
    </>
  )
}

function useStates(): Partial<Record<ProfilePageName | AccountSection, ReactNode>> {
  const profileRef = useSubjectProfile()
  const { roles } = useSession()
  const { data: profile } = useProfileQuery(profileRef)
  const { data: documents } = useTravelDocumentsQuery(profileRef)
  const { data: cards } = useCreditCardsQuery(mayNavigate(rowOf('payment'), roles) ? profileRef : skipToken)
  const { data: contact } = useEmergencyContactQuery(
    mayNavigate(rowOf('emergencyContact'), roles) ? profileRef : skipToken,
  )
  const today = localDay(useNow())
  if (!profile) return {}
  const found = Object.entries(pageStates({ profile, documents, cards, contact, today })) as [
    ProfilePageName,
    PageState,
  ][]
  const language = localeCodeOf(profile.cultureCode)
  return {
    ...Object.fromEntries(found.map(([name, state]) => [name, <StateBadge key={name} {...state} />])),
    display: language && languageName(language),
  }
}

const StateBadge = ({ kind, count }: PageState) => (
  <Badge tone={tones[kind]}>
    <FormattedMessage id={`profile.state.${kind}`} values={{ count }} />
  </Badge>
)
