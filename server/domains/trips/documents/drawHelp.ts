import type { AgencyInfo } from '#contract/support/agency.ts'
import { colors } from '#server/files/pdf/brand.ts'
import { capitalised } from '#server/files/pdf/documentFormats.ts'
import type { DrawContext } from './drawEntry.ts'

const boxHeight = 82
const [white, pale] = ['#ffffff', '#e6d9e6']

export const helpHeight = boxHeight + 12

/**
 * Draws the telephone numbers for help. A document may be read at any hour, so the line that is open day and night is
 * first.
 */
export function drawHelp({ pdf, say }: DrawContext, agency: AgencyInfo) {
  const { companyName, emergencyPhone, companyTravelPhoneNumber: deskPhone, emailFrom: email } = agency
  // Without an agency there is no number to print.
  if (!companyName && !email && !deskPhone && !emergencyPhone) return
  const title = say('trips.itinerary.help')
  pdf.section(title)
  const top = pdf.reserve(helpHeight) + 12
  pdf.decorate((doc) => doc.roundedRect(pdf.left, top, pdf.width, boxHeight, 8).fill(colors.dark))
  const columns = emergencyPhone ? 3 : 2
  const width = (pdf.width - 32) / columns - 12
  const at = (column: number) => pdf.left + 16 + (column * (pdf.width - 32)) / columns
  const small = { size: 8.5, color: pale, width }
  pdf.text('H2', title, at(0), top + 13, small)
  if (companyName) pdf.text('P', companyName, at(0), top + 29, { size: 13, bold: true, color: white, width })
  if (email) pdf.text('P', email, at(0), top + 50, { ...small, link: `mailto:${email}` })
  const line = (column: number, name: string, phone: string) => {
    pdf.text('P', name, at(column), top + 13, small)
    const link = `tel:${phone.replace(/[^\d+]/g, '')}`
    pdf.text('P', phone, at(column), top + 29, { size: 13, bold: true, color: white, width, link })
  }
  if (emergencyPhone) line(1, say('trips.help.emergency'), emergencyPhone)
  if (!deskPhone) return
  line(columns - 1, say('trips.help.desk'), deskPhone)
  // Days and hours of an agency are optional.
  const hours = [capitalised(agency.openDay), agency.openHour].filter(Boolean)
  hours.forEach((text, place) => pdf.text('P', text, at(columns - 1), top + 50 + place * 12, small))
}
