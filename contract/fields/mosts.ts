/** The most of one kind of record. */
export interface Most {
  most: number
  /** Whose records are counted together. */
  of: 'person' | 'company' | 'costCenter' | 'event'
  /** Seconds within which so many can be added; without it, so many are kept at a time. */
  within?: number
}

const hour = 3600
const day = 24 * hour

/**
 * The one home of the mosts of what a person can add: so many records of a kind an owner keeps, or adds within a time. A
 * further one is refused, except where the oldest one ends. The numbers are what a large company needs, with room; they
 * keep one person, or a script in their name, from filling the database and from flooding others with mails.
 */
export const mosts = {
  /** Approved arrangers of a traveler, and those added within an hour, each of whom gets a mail. */
  arrangers: { most: 200, of: 'person' },
  arrangersAdded: { most: 20, of: 'person', within: hour },
  /** Travelers whom an arranger asks. */
  arrangerRequests: { most: 20, of: 'person', within: hour },
  /** Mails of an arranger with itineraries; each goes to many travelers. */
  itineraryMails: { most: 10, of: 'person', within: hour },

  travelDocuments: { most: 10, of: 'person' },
  creditCards: { most: 20, of: 'person' },
  /** People to call in an emergency, the first one included. */
  emergencyContacts: { most: 5, of: 'person' },
  permits: { most: 20, of: 'person' },
  /** Times in which the person does not approve trips, that are not over. */
  absences: { most: 20, of: 'person' },
  /** Requests to travel, new and corrected ones, each of which asks somebody by mail. */
  travelRequests: { most: 20, of: 'person', within: day },
  otherStays: { most: 100, of: 'person' },
  /** Trips booked elsewhere. */
  manualTrips: { most: 200, of: 'person' },
  /** Mails that something is wrong with a trip. */
  tripReports: { most: 5, of: 'person', within: 600 },
  /** Marks of the action center: those that the person sets, and as many that are set as read. */
  actionMarks: { most: 500, of: 'person' },

  /** Events of an organizer, and people of an event. */
  events: { most: 2000, of: 'person' },
  eventPeople: { most: 2000, of: 'event' },
  eventCards: { most: 50, of: 'person' },
  /** Requests of an organizer to the guest managers, each of whom gets a mail for each event. */
  guestsAsked: { most: 20, of: 'person', within: hour },

  deskRequests: { most: 20, of: 'person', within: day },
  deskMessages: { most: 30, of: 'person', within: 600 },
  /** Messages of an agent, who answers many people. */
  deskAnswers: { most: 300, of: 'person', within: 600 },

  /** Reports that wait or are made. */
  openReports: { most: 10, of: 'person' },
  /** Files of finished reports: the oldest one ends earlier. */
  reportFiles: { most: 20, of: 'person' },
  /** Reports in the history: the oldest one is left out. */
  reportHistory: { most: 200, of: 'person' },

  savedSearches: { most: 20, of: 'person' },
  /** Roll calls, announcements and reminders of a risk advisor. */
  rollCalls: { most: 30, of: 'person', within: hour },
  /** Answers to roll calls, of a person or of an advisor who reaches many by telephone. */
  rollCallAnswers: { most: 1000, of: 'person', within: hour },

  /** Employees in all, the inactive ones and guests among them. */
  employees: { most: 500_000, of: 'company' },
  guests: { most: 50_000, of: 'company' },
  personnelRecords: { most: 500_000, of: 'company' },
  imports: { most: 100, of: 'person', within: day },
  costCenters: { most: 50_000, of: 'company' },
  /** Roles of people in a cost center, the ended ones among them. */
  costCenterRoles: { most: 500, of: 'costCenter' },
  companyCards: { most: 50, of: 'costCenter' },
  travelPolicies: { most: 500, of: 'company' },
  /** Fields of a trip, the inactive ones among them. */
  tripFields: { most: 10, of: 'company' },
  /** Project numbers of a company, or of a list that replaces them. */
  projectNumbers: { most: 20_000, of: 'company' },
  /** Provisioning tokens that have not ended, and those made within a day. */
  scimTokens: { most: 10, of: 'company' },
  scimTokensAdded: { most: 20, of: 'person', within: day },
  /** Entries of one kind on Home. */
  homeContent: { most: 100, of: 'company' },
  notices: { most: 50, of: 'company' },
} satisfies Record<string, Most>
export type MostName = keyof typeof mosts
