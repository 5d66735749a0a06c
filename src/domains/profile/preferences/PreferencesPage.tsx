import { FormattedMessage } from 'react-intl'
import type { MembershipCategory } from '#contract/profile/memberships.ts'
import { MembershipsSection } from '@/domains/profile/memberships/MembershipsSection'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { PreferencesSection } from './PreferencesSection'
import type { PreferencePage } from './preferences.rules'

const categories = { flight: 'air', train: 'rail', hotel: 'hotel', car: 'car' } as const satisfies Record<
  PreferencePage,
  MembershipCategory
>

/** §2 flight-, train-, hotel- and car-preferences: one page of preferences, with the memberships of the same kind. */
export const preferencesPageOf = (page: PreferencePage) =>
  function PreferencesPage() {
    const profileRef = useSubjectProfile()
    return (
      <ProfileFrame name={`${page}Preferences`} lead={<FormattedMessage id={`profile.preferences.${page}.lead`} />}>
        <PreferencesSection profileRef={profileRef} page={page} />
        <MembershipsSection profileRef={profileRef} category={categories[page]} />
      </ProfileFrame>
    )
  }
