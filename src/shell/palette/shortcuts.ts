/** The windows that open by keys. */
export type KeyboardWindow = 'palette' | 'shortcuts'

/** The keys that open a window, with Ctrl or Command: letters alone are left to typing and screen readers (WCAG 2.1.4). */
export const shortcuts = [
  { key: 'k', window: 'palette' },
  { key: '/', window: 'shortcuts' },
] as const satisfies readonly { key: string; window: KeyboardWindow }[]

/** Whether this keyboard has a Command key. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** The keys as this keyboard writes them: `Ctrl K`, `⌘ K`. */
export const keysOf = (key: string): readonly string[] => [hasCommandKey() ? '⌘' : 'Ctrl', key.toUpperCase()]
