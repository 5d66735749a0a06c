/** The day as a number. A failure of the same day is found again by running the test again, and fast-check prints it. */
const seedOfDay = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))

/** How tests of bad input ask: other input every day, and more of it where there is time (`npm run test:all`). */
export const fuzz = { seed: seedOfDay, numRuns: process.env.LONG_FUZZ ? 50 : 12 }
