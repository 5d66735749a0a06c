import {
  BookUser,
  CalendarCog,
  CalendarX2,
  CircleCheck,
  CreditCard,
  GraduationCap,
  Headset,
  LifeBuoy,
  type LucideIcon,
  Luggage,
  Megaphone,
  Siren,
  Store,
  TicketPercent,
  TriangleAlert,
  UserRoundCog,
  WalletCards,
} from 'lucide-react'
import type { Notification, NotificationCode } from '#contract/notices/notifications.ts'
import type { MessageId } from '@/i18n/messages'

interface ShownType {
  icon: LucideIcon
  /** The text of the link to where it is dealt with. */
  link: MessageId
}

/** How the notifications of each type show. */
const types: Record<Notification['type'], ShownType> = {
  paymentmethod: { icon: CreditCard, link: 'actionCenter.open.card' },
  traveldocument: { icon: BookUser, link: 'actionCenter.open.passport' },
  tripadvisorypersonal: { icon: TriangleAlert, link: 'actionCenter.open.trip' },
  tripadvisoryarranger: { icon: TriangleAlert, link: 'actionCenter.open.advice' },
  tripadvisoryadmin: { icon: TriangleAlert, link: 'actionCenter.open.people' },
  traveladvisory: { icon: Siren, link: 'actionCenter.open.trip' },
  admintask: { icon: UserRoundCog, link: 'actionCenter.open.settle' },
  grouptask: { icon: CalendarCog, link: 'actionCenter.open.people' },
  travelcredit: { icon: TicketPercent, link: 'actionCenter.open.credit' },
  staylimit: { icon: CalendarX2, link: 'actionCenter.open.stays' },
  helpdesk: { icon: Headset, link: 'actionCenter.open.helpDesk' },
  rollcall: { icon: LifeBuoy, link: 'actionCenter.open.rollCall' },
  education: { icon: GraduationCap, link: 'actionCenter.open.module' },
  marketplace: { icon: Store, link: 'actionCenter.open.app' },
  tripchange: { icon: Luggage, link: 'actionCenter.open.trip' },
  travelbudget: { icon: WalletCards, link: 'actionCenter.open.budget' },
  approval: { icon: CircleCheck, link: 'actionCenter.open.decide' },
  demonotification: { icon: Megaphone, link: 'actionCenter.open.other' },
}

/** Links of single codes, where they differ from that of their type. */
const links: Partial<Record<NotificationCode, MessageId>> = {
  eventToApprove: 'actionCenter.open.approve',
  roleToDecide: 'actionCenter.open.decide',
  appToDecide: 'actionCenter.open.decide',
  profileToReopen: 'actionCenter.open.decide',
  travelAlert: 'actionCenter.open.alert',
  deskRequestsWaiting: 'actionCenter.open.people',
  peopleNeedHelp: 'actionCenter.open.people',
  groupToConfirm: 'actionCenter.open.approve',
  groupCardExpires: 'actionCenter.open.groupCard',
  tripHasOldDetails: 'actionCenter.open.settle',
  tripSentBack: 'actionCenter.open.trip',
}

export function shownType({ type, code }: Notification): ShownType {
  const own: Partial<Record<string, MessageId>> = links
  return { icon: types[type].icon, link: own[code] ?? types[type].link }
}
