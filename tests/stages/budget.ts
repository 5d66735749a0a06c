/**
 * Processor seconds that `npm test` may take: twelve minutes of two processors. Exceeding it prints a warning and fails
 * nothing, since a reviewer of a change sees this number change.
 */
export const budgetSeconds = 1500
