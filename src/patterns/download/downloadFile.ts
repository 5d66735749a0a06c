import { download, type FileApi } from '@/http/download'
import { fileNameFrom, saveFile } from '@/lib/fileName'

interface Progress {
  culture: string
  onProgress: (share: number) => void
  signal: AbortSignal
  api: FileApi | undefined
}

/** Downloads a document and saves it under the server's file name; loaded with the first download. */
export async function downloadFile(
  path: string,
  fallbackName: string,
  { culture, onProgress, signal, api }: Progress,
): Promise<void> {
  const { file, disposition } = await download(path, culture, onProgress, signal, api)
  saveFile(file, fileNameFrom(disposition, fallbackName))
}
