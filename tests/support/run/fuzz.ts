/**
 * The day as a number. A failure of the same day is found again by running the test again; fast-check prints the seed,
 * and `FUZZ_SEED` gives it on another day.
 */
const seedOfDay = Number(process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))

/** How tests of bad input ask: other input every day, and more of it where there is time (`npm run test:all`). */
export const fuzz = { seed: seedOfDay, numRuns: process.env.LONG_FUZZ ? 50 : 12 }
