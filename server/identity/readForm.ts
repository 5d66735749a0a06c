import type { KoaContextWithOIDC } from 'oidc-provider'

const largestForm = 4096

/** The fields of a submitted form; none where the body is too large. */
export async function readForm(ctx: KoaContextWithOIDC): Promise<URLSearchParams> {
  let text = ''
  for await (const piece of ctx.req) {
    if (text.length <= largestForm) text += String(piece)
  }
  return new URLSearchParams(text.length > largestForm ? '' : text)
}
