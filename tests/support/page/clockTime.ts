const format = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit' })

/** The pattern of a time of day as the tests' English pages show an instant, in the time zone of the run. */
export const clockTime = (instant: string): string =>
  format
    .format(new Date(instant))
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\s/g, String.raw`\s`)
