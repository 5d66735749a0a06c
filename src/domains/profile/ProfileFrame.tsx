import type { ReactNode, Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsAboutMe, useSubjectProfile } from '@/patterns/subject/subject'
import { MasterDetail } from '@/patterns/record/MasterDetail'
import { SectionGroup } from '@/forms/section/SaveBar'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { titleOf } from '@/routes/table'
import { useFocusRequestedField } from '@/forms/section/useFocusRequestedField'
import type { AccountSection } from './accountSections'
import { useProfileQuery } from './profile.slice'
import { accountEntryId, useProfileGroups } from './useProfileGroups'
import type { ProfilePageName } from './profilePages'
import { useProfileNotice } from './profileNotice'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface ProfileFrameProps {
  name: ProfilePageName
  /** The section of the account page that is open. */
  section?: AccountSection
  /** The page's title, where it is not that of its route. */
  title?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  /** The purpose of the page, in one line. */
  lead?: ReactNode
  children: ReactNode
}

/** The frame of a page of a profile: the list of all pages, its title, and one bar to save what is changed. */
export function ProfileFrame({ name, section, title, headingRef, lead, children }: ProfileFrameProps) {
  const { formatMessage } = useIntl()
  const { data: profile } = useProfileQuery(useSubjectProfile())
  const groups = useProfileGroups(profile)
  const isOwn = useIsAboutMe()
  useFocusRequestedField()
  return (
    <MasterDetail
      label={formatMessage({ id: 'profile.nav' })}
      groups={groups}
      current={section ? accountEntryId(section) : name}
      isListHere={!isOwn}
      note={!isOwn && <FormattedMessage id="profile.accountIsTheirs" values={{ name: profile?.firstName }} />}
    >
      <header>
        <h1 ref={headingRef} tabIndex={-1}>
          {title ?? <FormattedMessage id={titleOf(name)} />}
        </h1>
        {lead && <p className={cx(textStyle.measure, layout.above1, textStyle.soft)}>{lead}</p>}
      </header>
      {useProfileNotice()}
      <UnsavedWork leaving="address">
        <SectionGroup>{children}</SectionGroup>
      </UnsavedWork>
    </MasterDetail>
  )
}
