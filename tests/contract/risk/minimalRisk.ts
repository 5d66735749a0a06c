/** §3 Itinerary report, with the one row of §7's search, and the options of its fields. */
export const riskAnswers = (trip: object) => ({
  '/companies/c1/itineraryreport/search': {
    itineraryReports: [{ ...trip, firstName: 'camille', lastName: 'tremblay', email: 'camille@c.example' }],
    tripsStatus: 'InProgress',
    totalInProgressCount: 1,
    totalUpcomingCount: 0,
    totalPastCount: 0,
    totalCancelledCount: 0,
  },
  // §3 Autocomplete options
  '/countries': [{ countryName: 'Canada', countryCode: 'CA' }],
  '/cities': [{ cityName: 'Paris', cityCode: 'PAR' }],
  '/flights': [{ airlineCode: 'AC', flightNumber: '871' }],
})
