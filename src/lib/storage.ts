/** The four items of §3, under fixed names. Local storage holds only these and the session user. */
export const storageKeys = {
  accessToken: 'waymark.accessToken',
  identityToken: 'waymark.identityToken',
  registrationCulture: 'waymark.registrationCulture',
  notificationsShown: 'waymark.notificationsShown',
} as const
export type StorageItem = keyof typeof storageKeys

/** Storage that is full, switched off or denied must not break the page: the item is then treated as absent. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const storage = {
  read: (item: StorageItem): string | undefined => attempt(() => localStorage.getItem(storageKeys[item])) ?? undefined,
  /** Storing an empty value is skipped (§3). */
  write: (item: StorageItem, value: string): void => {
    if (value !== '') attempt(() => localStorage.setItem(storageKeys[item], value))
  },
  clear: (item: StorageItem): void => void attempt(() => localStorage.removeItem(storageKeys[item])),
  /** Removes the four items and leaves the rest (§3). */
  clearAll: (): void => {
    for (const key of Object.values(storageKeys)) attempt(() => localStorage.removeItem(key))
  },
}

/** Prefix of drafts: encrypted unsaved typing of this tab (forms/drafts). */
export const draftPrefix = 'waymark.draft.'
/** Deletes the drafts when a person signs out deliberately. After an idle session they stay for the same person. */
export const forgetDrafts = (): void =>
  void attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  })
