import rows from './data/officialNames.json' with { type: 'json' }

/**
 * Further words of airports, by code: the rest of the official name, and the names of the city and the airport in the
 * language of the country, as timetables and tickets write them. They are searched and never shown.
 */
export const officialNames: Readonly<Record<string, string>> = rows
