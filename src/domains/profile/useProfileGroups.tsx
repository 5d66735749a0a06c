import {
  BedDouble,
  BookUser,
  CalendarOff,
  Car,
  CreditCard,
  Handshake,
  HeartPulse,
  History,
  Languages,
  LogIn,
  Mail,
  type LucideIcon,
  Plane,
  TrainFront,
  UserRound,
  UserRoundX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile/profile.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import type { MasterGroup } from '@/patterns/record/MasterDetail'
import { useIsAboutMe } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { arrangedPages } from '@/routes/arrangedPages'
import { pathTo } from '@/routes/pathTo'
import { mayNavigate } from '@/routes/permissions'
import { rowOf, titleOf } from '@/routes/table'
import { accountPageName, type AccountSection, accountSectionsFor } from './accountSections'
import { isLocked } from './pageLock.rules'
import { profileGroups, type ProfilePageName } from './profilePages'

type ListedPage = Exclude<ProfilePageName, 'account'>

const icons: Record<ListedPage | AccountSection, LucideIcon> = {
  personal: UserRound,
  travelDocuments: BookUser,
  payment: CreditCard,
  emergencyContact: HeartPulse,
  flightPreferences: Plane,
  trainPreferences: TrainFront,
  hotelPreferences: BedDouble,
  carPreferences: Car,
  signIn: LogIn,
  display: Languages,
  messages: Mail,
  absence: CalendarOff,
  arrangers: Handshake,
  changes: History,
  close: UserRoundX,
}

export const accountEntryId = (section: AccountSection) => `account-${section}`

/**
 * The pages of a profile and the sections of its account, in groups, for the roles of the reader. An arranger does not
 * see a traveler's account (§6).
 * @param states the state of each page, where it is shown
 */
export function useProfileGroups(
  profile: Profile | undefined,
  states: Partial<Record<ProfilePageName | AccountSection, ReactNode>> = {},
): MasterGroup[] {
  const locale = useLocale()
  const { roles } = useSession()
  const path = useSubjectPath()
  const isOwn = useIsAboutMe()
  const icon = (of: keyof typeof icons) => {
    const Icon = icons[of]
    return <Icon aria-hidden="true" />
  }
  const group = (id: keyof typeof profileGroups): MasterGroup => ({
    id,
    title: <FormattedMessage id={`account.pages.${id}`} />,
    entries: profileGroups[id]
      .filter((name) => name !== 'account')
      .filter((name) => mayNavigate(rowOf(isOwn ? name : arrangedPages[name]), roles))
      .map((name) => ({
        id: name,
        to: path(name),
        title: <FormattedMessage id={titleOf(name)} />,
        icon: icon(name),
        state: states[name],
        ...(isLocked(name, profile, { isOwn }) && { locked: <FormattedMessage id="account.pages.locked" /> }),
      })),
  })
  const account: MasterGroup = {
    id: 'account',
    title: <FormattedMessage id={titleOf('account')} />,
    entries: accountSectionsFor(roles).map((section) => ({
      id: accountEntryId(section),
      to: pathTo(locale, 'account', undefined, { section }),
      title: <FormattedMessage id={`profile.account.page.${accountPageName(section, roles)}`} />,
      icon: icon(section),
      state: states[section],
    })),
  }
  return [group('profile'), group('travel'), ...(isOwn ? [account] : [])]
}
