import type { MessageId } from '@/i18n/messages'

/** Codes of refusals and their words here; the server's own are in English only. */
export const refusals: Record<string, MessageId> = {
  accountIsTheirs: 'forms.failed.accountIsTheirs',
  alreadyExists: 'forms.failed.changed',
  answerClosed: 'forms.failed.answerClosed',
  budgetApproved: 'forms.failed.budgetApproved',
  cardInUse: 'forms.failed.cardInUse',
  costCenterInactive: 'forms.failed.costCenterInactive',
  groupClosed: 'forms.failed.changed',
  groupNotOpen: 'forms.failed.changed',
  guestHasTrips: 'forms.failed.guestHasTrips',
  lastAdmin: 'forms.failed.lastAdmin',
  lastArranger: 'forms.failed.lastArranger',
  missingRequiredFields: 'forms.failed.missingRequiredFields',
  noTravelProfile: 'forms.failed.noTravelProfile',
  nobodyToAsk: 'forms.failed.nobodyToAsk',
  notFound: 'forms.failed.notFound',
  notFromHere: 'forms.failed.notFromHere',
  notInvited: 'forms.failed.changed',
  notSignedIn: 'forms.failed.notSignedIn',
  nothingToAsk: 'forms.failed.nothingToAsk',
  phoneNotConfirmed: 'forms.failed.phoneNotConfirmed',
  profileActive: 'forms.failed.nothingToAsk',
  tooManyArrangers: 'forms.failed.tooManyArrangers',
  tooManyCards: 'forms.failed.tooMany',
  tooManyContacts: 'forms.failed.tooMany',
  tooManyDocuments: 'forms.failed.tooMany',
  tooManyMarks: 'forms.failed.tooMany',
  tooManyTries: 'forms.failed.tooManyTries',
}

/** Words for refusals whose code says no more than their status. */
export const refusalsByStatus: Record<number, MessageId> = {
  0: 'forms.failed.network',
  403: 'forms.failed.forbidden',
  412: 'forms.failed.changed',
  429: 'forms.failed.tooOften',
}
