import { download } from '@/http/download'
import { fileNameFrom, saveFile } from '@/lib/fileName'

/** Downloads a document and saves it under the server's file name; loaded with the first download. */
export async function downloadFile(
  path: string,
  fallbackName: string,
  { culture, onProgress, signal }: { culture: string; onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> {
  const { file, disposition } = await download(path, culture, onProgress, signal)
  saveFile(file, fileNameFrom(disposition, fallbackName))
}
