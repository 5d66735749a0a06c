/** Letters typed for the palette before its field is there. */
let letters = ''

/**
 * Keeps the letters that are typed while the code of the palette loads: the focus is still behind it, where they would be
 * lost or change something.
 * @param onEscape when the palette is given up before it opens
 * @returns ends keeping
 */
export function keepTyping(onEscape: () => void): () => void {
  letters = ''
  const keep = (event: KeyboardEvent) => {
    const isLetter = Array.from(event.key).length === 1
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (!isLetter && event.key !== 'Backspace' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (isLetter) letters += event.key
    else if (event.key === 'Backspace') letters = Array.from(letters).slice(0, -1).join('')
    else onEscape()
  }
  document.addEventListener('keydown', keep, true)
  return () => document.removeEventListener('keydown', keep, true)
}

/** The kept letters, once. */
export function takeTyped(): string {
  const typed = letters
  letters = ''
  return typed
}
