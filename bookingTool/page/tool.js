// What the pages of the booking tool do where the browser runs scripts. Every page works without.

/** Tells the application's other tabs that a trip was booked or changed; they ask for their trips again. */
const changed = document.querySelector('[data-channel]')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's
if (changed) new BroadcastChannel(changed.dataset.channel).postMessage('changed')

/** Compares as the server does: without case, accents and signs. */
const sameText = new Intl.Collator(document.documentElement.lang, { sensitivity: 'base', ignorePunctuation: true })

/** Each place of a list by its label, by its name and by its code: `Paris (PAR)`, `Paris`, `PAR`. */
const namesIn = (list) => [
  ...new Set([...list.options].flatMap(({ value }) => [value, ...value.replace(')', '').split(' (')])),
]

/** The error of a place goes, with its line in the summary, as soon as a known place is typed. */
function clearErrorOnceKnown(input) {
  const names = namesIn(input.list)
  input.addEventListener('input', () => {
    const isKnown = names.some((name) => sameText.compare(name, input.value) === 0)
    input.setAttribute('aria-invalid', String(!isKnown))
    document.getElementById(`${input.id}-error`).hidden = isKnown
    const line = document.querySelector(`[role='alert'] a[href='#${input.id}']`)?.closest('li')
    if (!line) return
    line.hidden = isKnown
    const summary = line.closest("[role='alert']")
    summary.hidden = [...summary.querySelectorAll('li')].every(({ hidden }) => hidden)
  })
}
for (const input of document.querySelectorAll("input[list][aria-invalid='true']")) clearErrorOnceKnown(input)
