import type { Download } from '#server/http/operations/operation.ts'
import type { Services } from '#server/services/services.ts'
import { executiveFigures, travelerFigures } from './figures.ts'
import { countedBookings, type ReportRequest } from './reportRequest.ts'
import { reportFileName } from './reportWords.ts'

/**
 * The PDF of a report. Its figures are those of the score pages.
 * @param onRow called for each booking of a traveler's report that is read
 * @throws 404 `noBookings`
 */
export async function pdfReport(request: ReportRequest, services: Services, onRow?: () => void): Promise<Download> {
  await countedBookings(request, services.db)
  const { culture } = request
  const { documents } = services
  const bytes = request.traveler
    ? await documents.traveler(await travelerFigures(request, services, onRow), { culture })
    : await documents.executive(await executiveFigures(request, services), { culture })
  return { fileName: reportFileName(request, 'pdf'), bytes }
}
