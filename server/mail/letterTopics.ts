import { minuteMs } from '#contract/time/durations.ts'
import { letterPauseMs } from '#contract/time/letterPause.ts'
import type { MailKind } from '#server/services/mailQueue.ts'

const tripTopic = 'trip'

/** Milliseconds after a mail about a trip in which its further changes are gathered: people travel by what it says. */
const tripPauseMs = 5 * minuteMs

/** Milliseconds after a mail of a topic until the next one about the same subject. */
export const pauseMsOf = (topic: string): number => (topic === tripTopic ? tripPauseMs : letterPauseMs)

/**
 * The topic of each kind of mail. A person gets at most one mail of a topic within an hour (about a trip, within
 * minutes), however often a button is pressed (docs/decisions/0036). Mails of a topic describe a current state, so the
 * newest replaces earlier ones. Null means no such rule; the comment names the limit.
 */
export const topicOf: Record<MailKind, string | null> = {
  // A trip is answered once; corrected, it is asked about anew.
  approvalAnswered: null,
  // One for each question and person, and a reminder after an hour (domains/trips/tripApproval.ts).
  approvalAsked: null,
  approvalReminder: null,
  approvalTold: null,
  arrangerAnswer: 'arranging',
  arrangerEnded: 'arranging',
  // Refused within an hour of the last mail (arranger/requests/request.ts).
  arrangerRequest: null,
  detailsAsked: 'detailsAsked',
  detailsGiven: 'detailsGiven',
  employeeActivated: 'access',
  employeeAddressChanged: 'address',
  employeeDeactivated: 'access',
  // Refused within an hour; another address has its own limit.
  employeeInvited: 'invitation',
  employeeRolesChanged: 'roles',
  groupApprovalAnswered: 'groupApproval',
  groupApprovalAsked: 'groupApproval',
  // A canceled event sends no more mails.
  groupCanceled: null,
  groupGuestsAsked: 'groupGuestsAsked',
  groupInvitation: 'groupInvitation',
  groupReminder: 'groupInvitation',
  guestDeactivated: 'guestAccess',
  // Sent by a scheduled job, once for each date.
  guestEnding: null,
  guestHostNamed: 'guestHost',
  guestInvited: 'invitation',
  // A booked, changed or canceled trip must not wait: people travel with these documents.
  guestTripBooked: null,
  guestTripCancelled: null,
  guestTripChanged: null,
  // One waits for each request, for as long as its answer is not read (helpDesk/answerMail.ts).
  helpDeskAnswered: null,
  // People who got one within an hour are skipped (arranger/selection/itineraryMails.ts).
  itinerariesSent: null,
  // Sent to the caller.
  passwordChanged: null,
  // Requested without signing in, and limited by address and network (identity/signInLimits.ts).
  passwordForgotten: null,
  profileClosed: 'profile',
  profileReopened: 'profile',
  profileStaysClosed: 'profile',
  reactivationAsked: 'reactivationAsked',
  roleAsked: 'roleAsked',
  roleDecided: 'roleDecided',
  // Sent once to each person; the question must be confirmed when it is repeated within minutes.
  rollCallAnnounced: null,
  rollCallAsked: null,
  // At most one in ten minutes (risk/rollCalls/runRollCall.ts).
  rollCallReminder: null,
  // The first leaves at once; further changes of the trip within minutes become one (`pauseMsOf`).
  tripBooked: tripTopic,
  tripCancelled: tripTopic,
  tripChanged: tripTopic,
  // A report in the person's own words, five in ten minutes (trips/report/tripReport.ts).
  tripReported: null,
}

/** Topics of mails without such a rule that are withdrawn where they still wait, such as after a failed attempt. */
export const withdrawnTopicOf: Partial<Record<MailKind, string>> = {
  approvalAsked: 'approval',
  approvalReminder: 'approval',
  helpDeskAnswered: 'helpDesk',
  rollCallAsked: 'rollCall',
  rollCallReminder: 'rollCall',
}
