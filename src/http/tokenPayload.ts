/** Decodes a token's payload without verifying it: only the server checks the signature. */
export function decodePayload(token: string): unknown {
  try {
    const bytes = Uint8Array.from(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Whether a token expires within `seconds`. */
export const endsWithin = ({ exp }: { exp: number }, seconds: number): boolean =>
  exp * 1000 < Date.now() + seconds * 1000
