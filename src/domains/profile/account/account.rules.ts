const dayMs = 86_400_000
/** The administrators are asked to open a profile again at most once a day. */
export const mayAskAgain = (askedAt: string | null, now: Date): boolean =>
  askedAt === null || now.getTime() - new Date(askedAt).getTime() >= dayMs
