import type { ObtAddress } from '#contract/bookingTool.ts'
import { limits } from '#contract/limits.ts'
import { safeExternalUrl } from '@/lib/safePath'

export interface ToolContext {
  /** Culture code the tool should speak. */
  culture: string
  widthPx: number
}

/**
 * Where to send the browser, or undefined when the answer has no usable address (§8: unsuccessful, or lacking a url).
 * The first-party tool is told the language and whether the screen is a phone's (§7).
 */
export function toolAddress(answer: ObtAddress, { culture, widthPx }: ToolContext): URL | undefined {
  const url = answer.successfull ? safeExternalUrl(answer.data?.url) : undefined
  if (url && answer.data?.name === 'ZIIOBT') {
    url.searchParams.set('locale', culture)
    url.searchParams.set('ismobile', String(widthPx < limits.mobileWidthPx))
  }
  return url
}
