// The days of a search chosen in one calendar. Their fields stay what they are, and can be typed in as before.

const calendar = document.getElementById('calendar')
const dayFields = ['depart', 'until'].map((id) => document.getElementById(id)).filter(Boolean)
/** As the style sheet, which hides the second month. */
const hasRoomForTwo = matchMedia('(min-width: 48rem)')

const isAsked = (field) => field?.getClientRects().length > 0

/** Says which day is to be chosen next, by the label of its field in sight. */
const askFor = (field) => {
  calendar.querySelector('h2').textContent = field.labels[0].innerText
}

/** Days are put into their fields as if they were typed. */
function putDays(days) {
  const changes = days.map((day, at) => [dayFields[at], day]).filter(([field, day]) => field.value !== day)
  for (const [field, day] of changes) field.value = day
  for (const [field] of changes) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Its months render after the calendar itself: on a slow device a focus that was set before is lost. */
async function rendered(days) {
  await days.updated
  await Promise.all([...days.querySelectorAll('calendar-month')].map((month) => month.updated))
}

/** Opens the calendar for a day: with both days in it, or with one where no other is asked for. */
async function openCalendar(field) {
  await import(calendar.dataset.source)
  const [depart, until] = dayFields
  const isRange = isAsked(until)
  const name = isRange ? 'calendar-range' : 'calendar-date'
  const days = calendar.querySelector('template').content.querySelector(name).cloneNode(true)
  const attributes = {
    months: hasRoomForTwo.matches ? 2 : 1,
    min: depart.min,
    max: depart.max,
    'focused-date': depart.value || depart.min,
    value: isRange && depart.value && until.value ? `${depart.value}/${until.value}` : depart.value,
    // With the departure known, the next day chosen ends the range.
    tentative: isRange && field === until ? depart.value : '',
  }
  for (const [key, value] of Object.entries(attributes)) days.setAttribute(key, value)
  calendar.querySelector('calendar-range, calendar-date')?.remove()
  calendar.append(days)
  askFor(field)
  await rendered(days)
  if (field.value) days.focusedDate = field.value
  await rendered(days)
  calendar.showModal()
  days.focus()
}

for (const button of calendar ? document.querySelectorAll('[data-opens]') : []) {
  const field = document.getElementById(button.dataset.opens)
  button.hidden = false
  button.addEventListener('pointerenter', () => import(calendar.dataset.source).catch(() => {}), { once: true })
  button.addEventListener('click', () => openCalendar(field).catch(() => field.showPicker()))
}

if (calendar) {
  calendar.querySelector('[data-close]').addEventListener('click', () => calendar.close())
  // The library lets the focus follow a key a moment later: on a slow device the next key would choose the day before.
  calendar.addEventListener(
    'keydown',
    ({ target }) => target.matches('calendar-month') && target.closest('calendar-range, calendar-date').focus(),
    { capture: true },
  )
  calendar.addEventListener(
    'rangestart',
    ({ detail }) => {
      putDays([detail.toISOString().slice(0, 10)])
      askFor(dayFields[1])
    },
    { capture: true },
  )
  calendar.addEventListener(
    'change',
    ({ target }) => {
      putDays(target.value.split('/'))
      calendar.close()
    },
    { capture: true },
  )
}
