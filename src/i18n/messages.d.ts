type Sources = typeof import('#contract/messages/en/approvals.json') &
  typeof import('#contract/messages/en/banners.json') &
  typeof import('#contract/messages/en/budgets.json') &
  typeof import('#contract/messages/en/companyChanges.json') &
  typeof import('#contract/messages/en/companySettings.json') &
  typeof import('#contract/messages/en/profile.json') &
  typeof import('#contract/messages/en/reports.json') &
  typeof import('#contract/messages/en/scores.json') &
  typeof import('./messages/en/actionCenter.json') &
  typeof import('./messages/en/admin.json') &
  typeof import('./messages/en/advisories.json') &
  typeof import('./messages/en/agency.json') &
  typeof import('./messages/en/alerts.json') &
  typeof import('./messages/en/account.json') &
  typeof import('./messages/en/approvals.json') &
  typeof import('./messages/en/arranger.json') &
  typeof import('./messages/en/banners.json') &
  typeof import('./messages/en/bookModal.json') &
  typeof import('./messages/en/booking.json') &
  typeof import('./messages/en/budgets.json') &
  typeof import('./messages/en/calendar.json') &
  typeof import('./messages/en/cancel.json') &
  typeof import('./messages/en/carbon.json') &
  typeof import('./messages/en/companyCards.json') &
  typeof import('./messages/en/companyChanges.json') &
  typeof import('./messages/en/companySettings.json') &
  typeof import('./messages/en/completion.json') &
  typeof import('./messages/en/costCenters.json') &
  typeof import('./messages/en/credits.json') &
  typeof import('./messages/en/education.json') &
  typeof import('./messages/en/employees.json') &
  typeof import('./messages/en/events.json') &
  typeof import('./messages/en/findTravelers.json') &
  typeof import('./messages/en/forms.json') &
  typeof import('./messages/en/groupCards.json') &
  typeof import('./messages/en/groupPeople.json') &
  typeof import('./messages/en/guests.json') &
  typeof import('./messages/en/home.json') &
  typeof import('./messages/en/homeContent.json') &
  typeof import('./messages/en/helpDesk.json') &
  typeof import('./messages/en/hotels.json') &
  typeof import('./messages/en/house.json') &
  typeof import('./messages/en/imports.json') &
  typeof import('./messages/en/insights.json') &
  typeof import('./messages/en/itinerary.json') &
  typeof import('./messages/en/manual.json') &
  typeof import('./messages/en/notices.json') &
  typeof import('./messages/en/marketplace.json') &
  typeof import('./messages/en/organize.json') &
  typeof import('./messages/en/palette.json') &
  typeof import('./messages/en/patterns.json') &
  typeof import('./messages/en/periods.json') &
  typeof import('./messages/en/profile.json') &
  typeof import('./messages/en/provisioning.json') &
  typeof import('./messages/en/risk.json') &
  typeof import('./messages/en/riskViews.json') &
  typeof import('./messages/en/rollCall.json') &
  typeof import('./messages/en/routes.json') &
  typeof import('./messages/en/scorePages.json') &
  typeof import('./messages/en/reports.json') &
  typeof import('./messages/en/scores.json') &
  typeof import('./messages/en/session.json') &
  typeof import('./messages/en/shell.json') &
  typeof import('./messages/en/stays.json') &
  typeof import('./messages/en/site.json') &
  typeof import('./messages/en/support.json') &
  typeof import('./messages/en/tables.json') &
  typeof import('./messages/en/travelPolicies.json') &
  typeof import('./messages/en/travelRequests.json') &
  typeof import('./messages/en/traveler.json') &
  typeof import('./messages/en/travelers.json') &
  typeof import('./messages/en/trip.json') &
  typeof import('./messages/en/tripFields.json') &
  typeof import('./messages/en/trips.json') &
  typeof import('./messages/en/tripLists.json')

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Sources
    }
  }
}

/** The id of a text, a key of the English sources. */
export type MessageId = keyof Sources
/** The domain of a text: the first part of its id, the name of its file and of the folder that shows it. */
export type MessageDomain = MessageId extends `${infer Domain}.${string}` ? Domain : never
