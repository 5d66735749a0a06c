import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/SectionCard'
import { TextField } from '@/ui/TextField'
import { ContactForm } from './ContactForm'
import styles from './ContactSection.module.css'
import type { PersonalSectionProps } from './personalSection'
import { PhoneConfirmation } from './PhoneConfirmation'

/** Contact details: the e-mail address, which the company manages, and the telephone. */
export function ContactSection({ profileRef, onSaved }: PersonalSectionProps) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.personal.contact.title" />}
      description={<FormattedMessage id="profile.personal.contact.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => (
        <div className={styles.contact}>
          <TextField
            type="email"
            readOnly
            label={<FormattedMessage id="profile.personal.field.email" />}
            description={<FormattedMessage id="profile.personal.email.text" />}
            value={profile.email}
          />
          <ContactForm profileRef={profileRef} profile={profile} onSaved={onSaved} />
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
