/**
 * The words of addresses that telemetry may report. All other parts of an address count as ids. A new word that is
 * missing here is reported as an id.
 */
export const apiWords = new Set(
  `api main company authentication communication reporting identity booking-tool IsSSOEnabled SignIn absences
action-marks admin advised-countries advisories agency-info agent airports alerts answer approval
approval-preview approvals arranger arranger-list arranger-requests ask-details assignments attempts auth
auto-complete bookings budget-copies budgets bulk calendar calendar-subscription cancel cancellation
cancellations candidates carbon certificate certified-hotels changes check cities close companies company-cards
companySettings completion concur-sso-url configuration contacts corrections cost-center-roles cost-centers
countries credit-cards credits deactivateEmployee deactivation decisions dismissed-notices document download
downloadEmployeesData draft-key education emergency-contact employees end events executive executive2 extension
feeds first-steps flights footprint formulas garda group-cards group-invitations group-tasks group-travels
groupid-by-cost-center groups guest-hosts guest-requests guests guests-ending help-desk help-desk-token history
home-content hr-profiles identity-server imports insights invitation invitations invoices itineraries itinerary
itinerary-mails itineraryreport jobs kpiBreakdown latest legs list login mailed mails maintenance
maintenance-notices manifest marketplace membership messages missing-details monthly-summaries news note
notifications obt other outdated-trips overview paginated payment-methods pdf people permits phone-activation
preview problems profile profiles project-numbers queue reactivate read register remind reminder reminders
removals reopening report reports request-reactivate requests retry risk risk-views role-requests roles
roll-calls rows run saml-init scim-tokens score search searches settings settled-details signin-oidc signout
spreadsheet start status stays summaries table targets template token-validation travel-documents
travel-policies travel-preferences travel-requests travel-summary travelers traveller traveller2 travellers trip-fields trips
uses whoami zoho`.split(/\s+/),
)
