/** The database has amounts in the main unit; the booking tool calculates in whole cents. */
export const inUnits = (cents: number) => cents / 100

export const inCents = (units: number) => Math.round(units * 100)
