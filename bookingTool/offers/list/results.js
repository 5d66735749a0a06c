// Filters and orders of offers apply in place, without losing the place in the page.

let asking

/** Asks for the results of an address and puts them in the place of those in sight; whatever fails is an ordinary visit. */
function showResults(address) {
  asking?.abort()
  const request = new XMLHttpRequest()
  asking = request
  request.open('GET', address)
  request.responseType = 'document'
  const visit = () => location.assign(address)
  request.addEventListener('error', visit)
  request.addEventListener('load', () => {
    const next = request.response?.getElementById('results')
    if (request.status === 200 && next) putInPlace(next, request.response.getElementById('found'), address)
    else visit()
  })
  document.getElementById('results').setAttribute('aria-busy', 'true')
  request.send()
}

/** What was open stays open, and what had the focus keeps it; the list has it where that is gone. */
function putInPlace(next, found, address) {
  const shown = document.getElementById('results')
  const hadFocus = shown.contains(document.activeElement) ? document.activeElement.id : undefined
  for (const { id } of shown.querySelectorAll('details[id][open]'))
    next.querySelector(`[id='${id}']`)?.setAttribute('open', '')
  shown.replaceWith(document.adoptNode(next))
  if (hadFocus !== undefined) (document.getElementById(hadFocus) ?? next).focus({ preventScroll: true })
  document.getElementById('found').textContent = found.textContent
  history.replaceState(null, '', address)
}

/** A row that is pointed at, by hand or by the keyboard, and its pin on the map show each other. */
for (const pointing of ['pointerover', 'focusin'])
  document.addEventListener(pointing, ({ target }) => {
    const id = target.closest('.house[id]')?.id ?? target.closest('.map-pin')?.getAttribute('href').slice(1)
    for (const pin of document.querySelectorAll('.map-pin')) {
      const address = pin.getAttribute('href').slice(1)
      pin.classList.toggle('is-pointed', address === id)
      document.getElementById(address)?.classList.toggle('is-pointed', address === id)
    }
  })

document.documentElement.dataset.scripted = ''

document.addEventListener('change', ({ target: { form } }) => {
  if (!form?.matches('.filters')) return
  const set = [...new FormData(form)].filter(([, value]) => value !== '')
  showResults(`${form.action}?${new URLSearchParams(set)}`)
})

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-results]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  showResults(link.href)
})

/** A list of check boxes closes as a select does: by Escape, and by going elsewhere. */
const openPickers = () => document.querySelectorAll('.picker[open]')
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const picker of openPickers()) {
    const hadFocus = picker.contains(document.activeElement)
    picker.open = false
    if (hadFocus) picker.querySelector('summary').focus()
  }
})
for (const going of ['click', 'focusin'])
  document.addEventListener(going, ({ target }) => {
    for (const picker of openPickers()) if (target.isConnected && !picker.contains(target)) picker.open = false
  })
