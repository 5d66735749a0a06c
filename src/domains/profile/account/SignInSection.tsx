import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Profile } from '#contract/profile/profile.ts'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { RadioInput } from '@/forms/input/RadioInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import styles from '@/patterns/page/section.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

const schema = z.pick(editableProfileSchema, { setupForOtp: true })
const valuesOf = ({ setupForOtp }: Profile) => ({ setupForOtp })

/** The sign-in address and method (§5). */
export function SignInSection({ profileRef }: { profileRef: ProfileRef }) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.account.signIn.title" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => (
        <div className={layout.stack4}>
          <dl className={styles.fact}>
            <dt>
              <FormattedMessage id="profile.account.email" />
            </dt>
            <dd>{profile.email}</dd>
            <dd className={cx(textStyle.note, textStyle.snug)}>
              <FormattedMessage id="profile.account.email.text" />
            </dd>
          </dl>
          <SignInForm profileRef={profileRef} profile={profile} />
        </div>
      )}
    </SectionCard>
  )
}

function SignInForm({ profileRef, profile }: { profileRef: ProfileRef; profile: Profile }) {
  const { formatMessage } = useIntl()
  const section = useSectionForm({
    id: `signIn-${profileRef.profileId}`,
    schema,
    entity: profile,
    valuesOf,
    save: useSaveProfile(profileRef),
    draftOwner: useOwnProfile(),
  })
  return (
    <SectionForm
      section={section}
      part="profile.account.signIn.title"
      labels="profile.account.field"
      show={(_, value) => formatMessage({ id: `profile.account.method.${value === true ? 'otp' : 'password'}` })}
    >
      <MethodInput isConfirmed={profile.phoneNumberIsConfirmed} />
    </SectionForm>
  )
}

const linkTo = (path: string) => (words: ReactNode[]) => <Link to={path}>{words}</Link>

/** §5: the method otp sets setupForOtp; its codes need a confirmed phone. */
function MethodInput({ isConfirmed }: { isConfirmed: boolean }) {
  const held: unknown = useWatch({ name: 'setupForOtp' })
  const locale = useLocale()
  const option = (value: 'password' | 'otp') => ({
    value,
    label: <FormattedMessage id={`profile.account.method.${value}`} />,
    description: <FormattedMessage id={`profile.account.method.${value}.text`} />,
    isDisabled: value === 'otp' && !isConfirmed && held !== true,
  })
  return (
    <>
      <RadioInput
        name="setupForOtp"
        cardOf={(held) => (held === true ? 'otp' : 'password')}
        heldFor={(card) => card === 'otp'}
        options={[option('password'), option('otp')]}
      />
      {!isConfirmed && (
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage
            id="profile.account.method.unconfirmed"
            values={{ link: linkTo(pathTo(locale, 'personal')) }}
          />
        </p>
      )}
    </>
  )
}
