import { button, facts, list, paragraph, quietButton, quote, writeLetter } from '#server/mail/letter.ts'
import type { Letter } from '#server/services/letter.ts'
import { formatterFor, type MessageId } from '#server/messages/messages.ts'
import type { MailKind } from '#server/services/mailQueue.ts'

/** A letter of one paragraph. */
export const plainLetter = (text: string): Letter => ({ culture: 'en-US', blocks: paragraph(text) })

type Texts = [subject: MessageId, text: MessageId][]

/** The texts of each kind of mail. The command that sets up a company sends one that is not queued. */
export const textsOf: Record<MailKind | 'administratorInvited', Texts> = {
  administratorInvited: [
    ['session.invitation.subject', 'session.invitation.text'],
    ['session.invitation.subject', 'session.invitation.elsewhere'],
  ],
  approvalAnswered: [
    ['approvals.answered.subject', 'approvals.answered.text'],
    ['approvals.requestAnswered.subject', 'approvals.requestAnswered.text'],
  ],
  approvalAsked: [
    ['approvals.asked.subject', 'approvals.asked.text'],
    ['approvals.asked.subject', 'approvals.askedRequest.text'],
  ],
  approvalReminder: [['approvals.reminder.subject', 'approvals.asked.text']],
  approvalTold: [['approvals.told.subject', 'approvals.told.text']],
  arrangerAnswer: [['arranger.mail.subject', 'arranger.mail.text']],
  arrangerEnded: [['arranger.ended.subject', 'arranger.ended.text']],
  arrangerRequest: [['arranger.request.subject', 'arranger.request.text']],
  detailsAsked: [['profile.details.askSubject', 'profile.details.ask']],
  detailsGiven: [
    ['profile.details.givenSubject', 'profile.details.given'],
    ['profile.details.givenOtherSubject', 'profile.details.givenOther'],
  ],
  employeeActivated: [['admin.activated.subject', 'admin.activated.text']],
  employeeAddressChanged: [
    ['admin.addressChanged.subject', 'admin.addressChanged.text'],
    ['admin.addressChanged.subject', 'admin.addressChanged.elsewhere'],
    ['admin.addressChanged.formerSubject', 'admin.addressChanged.formerText'],
  ],
  employeeDeactivated: [['admin.deactivated.subject', 'admin.deactivated.text']],
  employeeInvited: [
    ['admin.invitation.subject', 'admin.invitation.text'],
    ['admin.invitation.subject', 'admin.invitation.elsewhere'],
  ],
  employeeRolesChanged: [['admin.roles.subject', 'admin.roles.text']],
  groupApprovalAnswered: [['events.approval.answerSubject', 'events.approval.answer']],
  groupApprovalAsked: [['events.approval.askSubject', 'events.approval.ask']],
  groupCanceled: [['events.canceled.subject', 'events.canceled.text']],
  groupGuestsAsked: [['events.guestsAsked.subject', 'events.guestsAsked.text']],
  groupInvitation: [['events.invitation.subject', 'events.invitation.text']],
  groupReminder: [['events.reminder.subject', 'events.reminder.text']],
  guestDeactivated: [['guests.deactivated.subject', 'guests.deactivated.text']],
  guestEnding: [['guests.ending.subject', 'guests.ending.text']],
  guestHostNamed: [['guests.hostNamed.subject', 'guests.hostNamed.text']],
  guestInvited: [
    ['guests.invitation.subject', 'guests.invitation.text'],
    ['guests.invitation.subject', 'guests.invitation.elsewhere'],
  ],
  guestTripBooked: [['trips.guestMail.subject', 'trips.guestMail.text']],
  guestTripCancelled: [['trips.guestMail.cancelledSubject', 'trips.guestMail.cancelledText']],
  guestTripChanged: [['trips.guestMail.changedSubject', 'trips.guestMail.text']],
  helpDeskAnswered: [['notifications.helpDesk', 'helpDesk.answered.text']],
  itinerariesSent: [['arranger.itineraries.subject', 'arranger.itineraries.text']],
  passwordChanged: [['session.newPassword.subject', 'session.newPassword.text']],
  passwordForgotten: [['session.reset.subject', 'session.reset.text']],
  profileClosed: [['profile.closed.subject', 'profile.closed.text']],
  profileReopened: [['profile.reopened.subject', 'profile.reopened.text']],
  profileStaysClosed: [['profile.staysClosed.subject', 'profile.staysClosed.text']],
  reactivationAsked: [['profile.reactivation.subject', 'profile.reactivation.text']],
  roleAsked: [
    ['roleRequests.asked.subject', 'roleRequests.asked.text'],
    ['roleRequests.askedFor.subject', 'roleRequests.askedFor.text'],
  ],
  roleDecided: [
    ['roleRequests.decided.subject', 'roleRequests.decided.text'],
    ['roleRequests.decidedFor.subject', 'roleRequests.decidedFor.text'],
  ],
  rollCallAnnounced: [['rollCalls.announcement.subject', 'rollCalls.announcement.text']],
  rollCallAsked: [['rollCalls.question.subject', 'rollCalls.question.text']],
  rollCallReminder: [['rollCalls.reminder.subject', 'rollCalls.reminder.text']],
  tripBooked: [['trips.mail.bookedSubject', 'trips.mail.booked']],
  tripCancelled: [['trips.mail.cancelledSubject', 'trips.mail.cancelled']],
  tripChanged: [['trips.mail.changedSubject', 'trips.mail.changed']],
  tripReported: [['trips.report.topic', 'trips.report.text']],
}

const day = new Date('2026-11-30T06:00:00Z')
const origin = 'https://travel.example'

/** Values of every mail: `typed` is what people wrote. */
function valuesOf(typed: string, culture: string) {
  const { say } = formatterFor(culture)
  const words = {
    name: typed,
    who: typed,
    person: typed,
    asker: typed,
    reader: typed,
    creator: typed,
    guest: typed,
    host: typed,
    company: typed,
    booker: typed,
    actor: typed,
    from: 'Montréal',
    to: 'Zürich',
    provider: 'login.aurora.example',
    address: 'ada@aurora.example',
    at: 'November 29, 2026 at 2:17 a.m.',
    end: 'December 4, 2026',
    tripEnd: 'December 9, 2026',
    until: day,
    date: day,
    day,
    zone: 'EST',
    hours: 72,
    count: 2,
    people: 12,
    budget: '$1,200.00',
    total: '$14,400.00',
    page: 'booking',
    bookingId: 'QX7K2M',
    topic: 'disruption',
    role: say('roleRequests.role', { role: 'GuestManager' }),
    status: 'approved',
    decision: 'allowed',
    change: 'new',
    by: 'other',
    answer: 'pending',
    earlierLink: 'yes',
    hasPhone: 'yes',
    traveler: typed,
    subject: 'booking',
    silence: 'next',
    due: day,
    decider: typed,
    approval: 'person',
    approver: typed,
    phone: '+1 514 555 0142',
    event: typed,
    purpose: typed,
    about: typed,
  }
  const blocks = {
    about: [
      facts(typed, [say('events.days', { span: 'one', start: day, end: day }), 'Salle Émile-Nelligan, Québec']),
      ...paragraph(say('events.notes', { who: typed })),
      quote(`${typed}\nBring a coat.`),
    ],
    note: [...paragraph(say('arranger.itineraries.note', { who: typed })), quote(`${typed}\nCall me.`)],
    message: quote(`${typed}\nThe gate changes late.`),
    trip: [facts('', [`QX7K2M: ${typed}`, '+1 514 555 0142']), list([`Air Canada, ${typed}`, 'VIA Rail'])],
    roles: list([say('roleRequests.role', { role: 'Admin' }), say('roleRequests.role', { role: 'RiskAdvisor' })]),
    missing: list([say('profile.details.missing', { detail: 'employeeIdMissing' })]),
    days: `${say('events.deadline.answer', { day })}\n${say('events.deadline.book', { day })}`,
    segments: list([`Flight: ${typed}, AC 870; Montréal – Zürich`]),
    money: facts(say('trips.mail.price'), [say('trips.line', { name: say('trips.mail.total'), value: '$1,200.00' })]),
    help: [facts(typed, [say('trips.line', { name: say('trips.help.emergency'), value: '+1 514 555 0142' })])],
    settings: quietButton(`${origin}/profile/account?section=messages`),
    button: button(`${origin}/fr-ca/event?id=7&key=a"b`),
    approve: button(`${origin}/a/approve`),
    decline: quietButton(`${origin}/a/decline`),
    sendBack: quietButton(`${origin}/a/sendBack`),
    comment: quote(`${typed}\nTake the train.`),
    policy: facts(say('approvals.outside'), [say('approvals.brokenRule', { kind: 'advance', days: 14 })]),
    others: facts(say('approvals.otherTrips'), [typed]),
    safe: button(`${origin}/a?answer=safe`),
    needsHelp: quietButton(`${origin}/a?answer=needsHelp`),
  }
  return { words, blocks }
}

/** Mails that greet nobody. */
const ungreeted = new Set<string>(['detailsAsked', 'reactivationAsked', 'roleAsked', 'tripReported'])

/** A mail of each text of a kind. */
export const lettersOf = (kind: keyof typeof textsOf, culture: string, typed: string) =>
  textsOf[kind].map(([subject, text]) => {
    const { words, blocks } = valuesOf(typed, culture)
    const { name, ...others } = words
    const named = ungreeted.has(kind) ? others : { ...others, name }
    return {
      text,
      subject: formatterFor(culture).say(subject, words),
      letter: writeLetter(culture, text, {
        ...named,
        until: text.startsWith('events') ? day : 'November 30',
        ...(text.startsWith('approvals') && { at: day, role: 'delegate' }),
        ...blocks,
      }),
    }
  })
