// The search form: the ways exchanged by a press, its days in words and its steps counted while they are chosen.

const swap = document.getElementById('swap')
if (swap) {
  const [from, to] = ['from', 'to'].map((id) => document.getElementById(id))
  swap.hidden = false
  swap.addEventListener('click', () => {
    ;[from.value, to.value] = [to.value, from.value]
    for (const input of [from, to]) input.dispatchEvent(new Event('input'))
  })
}

/** Moves the return along with the departure, as long after it as it was. */
function followDeparture(depart, until) {
  let before = depart.valueAsNumber
  depart.addEventListener('change', () => {
    const now = depart.valueAsNumber
    if (Number.isNaN(now)) return
    const isTooEarly = until.value !== '' && until.valueAsNumber < now
    until.min = depart.value
    if (isTooEarly) until.valueAsNumber = now + Math.max(0, until.valueAsNumber - before || 0)
    before = now
  })
}

/** Says of how many steps this is the first, by what the form asks for. */
function countSteps(count, { transport, trip, needHotel, needCar }) {
  const travels = transport.value !== 'none'
  const asked = [true, true, true, travels, travels && trip.value === 'return', needHotel.checked, needCar.checked]
  count.textContent = count.dataset.count.replace('#', asked.filter(Boolean).length)
}

const days = document.getElementById('days')
const count = document.querySelector('[data-count]')
if (days && count) {
  countSteps(count, days.form.elements)
  days.form.addEventListener('change', () => countSteps(count, days.form.elements))
}
if (days) {
  const { form } = days
  if (form.elements.until) followDeparture(form.elements.depart, form.elements.until)
  let asked = 0
  form.addEventListener('change', async () => {
    const turn = (asked += 1)
    const answer = await fetch(`${form.action.replace(/search$/, 'days')}?${new URLSearchParams(new FormData(form))}`)
    const text = answer.ok ? await answer.text() : ''
    if (turn === asked) days.textContent = text
  })
}
