// Before the first paint, so that a chosen theme never flashes; the choice lasts as long as the tab (src/app/theme.ts).
try {
  const theme = sessionStorage.getItem('waymark.theme')
  if (theme) document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system's theme it is.
}
