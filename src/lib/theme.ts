import { chosenThemes } from '#contract/profile/theme.ts'

/** `system` follows the device. */
export const themes = ['system', ...chosenThemes] as const
export type Theme = (typeof themes)[number]

/**
 * index.html reads it before the first paint. The choice itself is saved with the profile; this is the tab's copy in
 * session storage, because local storage holds only the items of §3.
 */
const key = 'waymark.theme'

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return themes.find((name) => name === theme) ?? 'system'
}

/** Applies the theme and stores it for this tab. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, theme)
  } catch {
    // Without storage the theme lasts until the page is loaded again.
  }
}
