import { mainHttp } from './clients'

/**
 * Downloads an itinerary, invoice or calendar as a file; `onProgress` gets the share received, 0–1, where its length is
 * known.
 * @param path the trip's own download address, a path below the main API
 */
export const download = (path: string, culture: string, onProgress: (share: number) => void, signal: AbortSignal) =>
  mainHttp
    .get<Blob>(path, {
      params: { cultureCode: culture },
      responseType: 'blob',
      headers: { Accept: 'application/pdf, text/calendar' },
      signal,
      onDownloadProgress: ({ loaded, total }) => total && onProgress(loaded / total),
    })
    .then(({ data, headers }) => ({ file: data, disposition: String(headers['content-disposition'] ?? '') }))
