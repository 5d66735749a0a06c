import axios from 'axios'
import { companyHttp, mainHttp, reportingHttp } from './clients'

const clients = { main: mainHttp, company: companyHttp, reporting: reportingHttp }
/** The API that answers a file. */
export type FileApi = keyof typeof clients

/**
 * Downloads an itinerary, invoice, calendar, spreadsheet or CSV table as a file. `onProgress` gets the share received,
 * 0–1, where the length is known. A refusal is parsed as for any other call.
 * @param path the trip's own download address, a path below the API
 */
export const download = (
  path: string,
  culture: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  api: FileApi = 'main',
) =>
  clients[api]
    .get<Blob>(path, {
      params: { cultureCode: culture },
      responseType: 'blob',
      headers: {
        Accept:
          'application/pdf, text/calendar, text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
      signal,
      onDownloadProgress: ({ loaded, total }) => total && onProgress(loaded / total),
    })
    .then(
      ({ data, headers }) => ({ file: data, disposition: String(headers['content-disposition'] ?? '') }),
      async (error: unknown) => {
        await readRefusal(error)
        throw error
      },
    )

/** In answer to a request for a file, the body of a refusal is a file too. */
async function readRefusal(error: unknown): Promise<void> {
  if (!axios.isAxiosError<unknown>(error) || !(error.response?.data instanceof Blob)) return
  const text = await error.response.data.text()
  try {
    error.response.data = JSON.parse(text)
  } catch {
    // The body is a page of a proxy. Its status is all that is needed.
  }
}
