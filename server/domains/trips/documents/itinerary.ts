import type { AgencyInfo } from '#contract/agency.ts'
import type { Segment, Trip } from '#contract/trips.ts'
import { drawLogo, ink } from '#server/pdf/brand.ts'
import { drawMoment, heightOf } from './cards.ts'
import type { Writing } from './cards.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Say } from '#server/messages/messages.ts'
import { createPaper } from '#server/pdf/paper.ts'
import { daysOf } from './timeline.ts'
import type { Day } from './timeline.ts'
import { wordingFor } from '#server/pdf/wording.ts'

export interface ItineraryContext {
  /** A culture code of §7; the document is French for fr-CA and English otherwise (§1). */
  culture: string
  travellerName: string
  companyName: string
  agency: AgencyInfo
  /** Left uncompressed only by tests that read it. */
  compress?: boolean
}

const dayHeight = 29
const agencyHeight = 78

/** The itinerary to carry: every flight, train, stay and rental day by day, with the times of each place (§1, §3 Trip). */
export async function renderItinerary(trip: Trip, context: ItineraryContext): Promise<Buffer> {
  const wording = wordingFor(context.culture)
  const { say } = formatterFor(wording.locale)
  const title = `${say('trips.itinerary.name')} ${trip.bookingId}, ${titleOf(trip, say)}`
  const paper = createPaper({
    title,
    subject: `${context.travellerName}, ${context.companyName}`,
    author: context.agency.companyName,
    wording,
    compress: context.compress ?? true,
  })
  const writing = { paper, wording, say }
  masthead(writing, trip)
  summary(writing, trip, context)
  const days = daysOf({ segments: trip.segments.map((segment) => withoutStaleCheckIn(segment, trip)) })
  for (const day of days) {
    if (day === days.at(-1)) paper.keep(heightOfDay(day) + agencyHeight)
    drawDay(writing, day)
  }
  help(writing, context.agency)
  return paper.finish(
    (page, pages) =>
      `${trip.bookingId}   ${say('trips.itinerary.localTimes')}   ${say('trips.document.page', { page, pages })}`,
  )
}

/** Nobody checks in for what is over or called off. */
const withoutStaleCheckIn = (segment: Segment, { tripStatus }: Trip): Segment =>
  tripStatus === 'Cancelled' || tripStatus === 'Past' ? { ...segment, checkInUrl: null } : segment

function masthead({ paper, wording, say }: Writing, trip: Trip) {
  paper.part(say('trips.itinerary.name'))
  const top = paper.room(92)
  paper.decorate((doc) => {
    doc.rect(0, 0, doc.page.width, 6).fill(ink.brand)
    drawLogo(doc, paper.left, top - 8, 24)
  })
  paper.say('P', say('trips.itinerary.name'), paper.right - 200, top - 2, {
    size: 10,
    color: ink.soft,
    width: 200,
    align: 'right',
  })
  paper.say('H1', titleOf(trip, say), paper.left, top + 30, { size: 25, bold: true })
  paper.say('P', span(trip, wording, say), paper.left, top + 61, { size: 11, color: ink.soft })
}

/** A trip within one city is named for it. */
const titleOf = ({ origin, destination }: Trip, say: Say) =>
  origin === destination ? destination : say('trips.itinerary.title', { from: origin, to: destination })

const untilOf = (from: string, to: string, say: Say) =>
  from === to ? from : say('trips.itinerary.until', { from, to })

function span({ segments }: Trip, wording: Writing['wording'], say: Say): string {
  const starts = segments.map(({ departure }) => departure).toSorted()
  const ends = segments.map(({ arrival }) => arrival).toSorted()
  return untilOf(wording.longDay(starts[0] ?? ''), wording.longDay(ends.at(-1) ?? ''), say)
}

/** Who travels and under which code, in one band. */
function summary({ paper, say }: Writing, trip: Trip, { travellerName, companyName }: ItineraryContext) {
  const isCancelled = trip.tripStatus === 'Cancelled'
  const top = paper.room(isCancelled ? 94 : 60)
  paper.decorate((doc) => doc.roundedRect(paper.left, top, paper.width, 52, 8).fill(ink.brandWash))
  const cells: [name: string, value: string, share: number][] = [
    [say('trips.segment.locator'), trip.bookingId, 0.2],
    [say('trips.itinerary.traveler'), travellerName, 0.33],
    [say('trips.itinerary.company'), companyName, 0.27],
  ]
  let x = paper.left + 14
  for (const [name, value, share] of cells) {
    const width = paper.width * share - 14
    const color = value === trip.bookingId ? ink.brand : ink.dark
    paper.say('P', name, x, top + 11, { size: 8, color: ink.soft, width })
    paper.say('P', value, x, top + 24, { size: 13, bold: true, width, color })
    x += paper.width * share
  }
  status(
    paper,
    say('trips.itinerary.status', { status: trip.tripStatus }),
    top + 16,
    isCancelled ? ink.alarm : ink.brand,
  )
  if (isCancelled) notice(paper, say('trips.itinerary.cancelledNotice'), top + 60)
}

function status(paper: Writing['paper'], text: string, y: number, color: string) {
  const width = paper.widthOf(text, { size: 9, bold: true }) + 20
  const x = paper.right - 14 - width
  paper.decorate((doc) => doc.roundedRect(x, y, width, 20, 10).fill(color))
  paper.say('P', text, x, y + 6, { size: 9, bold: true, color: '#ffffff', width, align: 'center' })
}

function notice(paper: Writing['paper'], text: string, y: number) {
  paper.decorate((doc) => doc.roundedRect(paper.left, y, paper.width, 26, 6).fill(ink.alarmWash))
  paper.say('P', text, paper.left + 14, y + 8, { size: 10, bold: true, color: ink.alarm })
}

function drawDay(writing: Writing, { date, moments }: Day) {
  const { paper, wording } = writing
  const [first] = moments
  if (!first) return
  // A day's name is never left alone at the foot of a page.
  paper.keep(dayHeight + heightOf(first))
  const top = paper.room(dayHeight)
  paper.part(wording.longDay(date))
  paper.say('H2', capitalised(wording.longDay(date)), paper.left, top + 9, { size: 11, bold: true, color: ink.brand })
  for (const moment of moments) drawMoment(writing, moment)
}

const heightOfDay = ({ moments }: Day) => moments.reduce((sum, moment) => sum + heightOf(moment), dayHeight)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Whom to call. */
function help({ paper, say }: Writing, agency: AgencyInfo) {
  paper.part(say('trips.itinerary.help'))
  const top = paper.room(agencyHeight) + 12
  paper.decorate((doc) => doc.roundedRect(paper.left, top, paper.width, 66, 8).fill(ink.dark))
  const [white, pale, half] = ['#ffffff', '#e6d9e6', paper.width / 2]
  paper.say('H2', say('trips.itinerary.help'), paper.left + 16, top + 11, { size: 8.5, color: pale })
  paper.say('P', agency.companyName, paper.left + 16, top + 27, {
    size: 14,
    bold: true,
    color: white,
    width: half - 24,
  })
  // An agency need not say its hours, or have a telephone.
  if (agency.openDay || agency.openHour) {
    const opening = say('trips.itinerary.hours', { days: agency.openDay, hours: agency.openHour })
    paper.say('P', capitalised(opening), paper.left + 16, top + 44, { size: 9, color: pale, width: half - 24 })
  }
  const { companyTravelPhoneNumber: phone, emailFrom: email } = agency
  const link = { phone: `tel:${phone.replace(/[^\d+]/g, '')}`, email: `mailto:${email}` }
  const x = paper.left + half
  if (phone)
    paper.say('P', phone, x, top + 22, { size: 14, bold: true, color: white, width: half - 16, link: link.phone })
  paper.say('P', email, x, top + 44, { size: 9, color: pale, width: half - 16, link: link.email })
}
