import { companyHttp, mainHttp } from './clients'

const clients = { main: mainHttp, company: companyHttp }
/** The API that answers a file. */
export type FileApi = keyof typeof clients

/**
 * Downloads an itinerary, invoice, calendar, spreadsheet or table of comma-separated values as a file; `onProgress` gets the
 * share received, 0–1, where its length is known.
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
    .then(({ data, headers }) => ({ file: data, disposition: String(headers['content-disposition'] ?? '') }))
