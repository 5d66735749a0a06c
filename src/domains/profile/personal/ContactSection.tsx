import { FormattedMessage } from 'react-intl'
import { phoneText } from '#contract/fields/phones.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/page/SectionCard'
import { TextField } from '@/ui/field/text/TextField'
import { ContactForm } from './ContactForm'
import { PhoneConfirmation } from './PhoneConfirmation'
import { useIsOwn } from './useIsOwn'
import layout from '@/ui/layout/layout.module.css'
import type { ProfileRef } from '@/http/paths'

export interface ContactSectionProps {
  profileRef: ProfileRef
  /** Whether only the fields that booking needs are shown. */
  isShort?: boolean
}

/** Contact details: the e-mail address, which the company manages, and the telephone. */
export function ContactSection({ profileRef, isShort = false }: ContactSectionProps) {
  const isOwn = useIsOwn(profileRef)
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.personal.contact.title" />}
      description={<FormattedMessage id="profile.personal.contact.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => (
        <div className={layout.stack5}>
          {!isShort && (
            <TextField
              type="email"
              readOnly
              label={<FormattedMessage id="profile.personal.field.email" />}
              description={<FormattedMessage id="profile.personal.email.text" />}
              value={profile.email}
            />
          )}
          {!isOwn && profile.setupForOtp ? (
            <SignInPhone profile={profile} />
          ) : (
            <ContactForm {...{ profileRef, profile, isShort }} />
          )}
          {profile.phoneNumber !== '' && (
            <PhoneConfirmation
              key={`${profile.phoneCountryCode} ${profile.phoneNumber}`}
              profileRef={profileRef}
              profile={profile}
            />
          )}
        </div>
      )}
    </SectionCard>
  )
}

/** The phone that sign-in codes go to, which only its owner changes (§6). */
const SignInPhone = ({ profile }: { profile: Profile }) => (
  <TextField
    type="tel"
    readOnly
    label={<FormattedMessage id="profile.personal.field.phoneNumber" />}
    description={<FormattedMessage id="profile.personal.phone.signInCodes" values={{ name: profile.firstName }} />}
    value={phoneText({ code: profile.phoneCountryCode, number: profile.phoneNumber })}
  />
)
