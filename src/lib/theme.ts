/** `system` follows the device; `contrast` is strong in light and dark alike, whichever the device asks for. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** index.html reads it before the first paint. Session storage: local storage holds the items of §3 alone. */
const key = 'waymark.theme'

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return themes.find((name) => name === theme) ?? 'system'
}

/** Shows the theme at once and keeps it for this tab. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, theme)
  } catch {
    // Then it lasts until the page is loaded again.
  }
}
