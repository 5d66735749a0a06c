let current = 0

/** Counts the sessions this page has seen end: an answer asked for before the count rose belongs to nobody here. */
export const generation = (): number => current
export const endGeneration = (): void => void (current += 1)
