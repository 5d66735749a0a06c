// oxlint-disable-next-line no-control-regex -- removes from a header's file name what file systems do not allow
const unfit = /[\u0000-\u001f/\\:*?"<>|]/g

/** The server's file name in a Content-Disposition header (RFC 6266), or `fallback`; never a path. */
export function fileNameFrom(disposition: string, fallback: string): string {
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition)
  const name = decoded(extended) ?? plain?.[1] ?? plain?.[2] ?? ''
  return name.replace(unfit, '').trim() || fallback
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Downloads a file through a temporary link, which leaves the page and its timers alone. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
