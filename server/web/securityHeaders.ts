const onEveryAnswer: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** Headers that only matter for answers opened as a page or in a frame. */
const onPages: Record<string, string> = {
  ...onEveryAnswer,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

/** Content types that never open as a page; left without these headers, as a first visit fetches thirty of them. */
const neverAPage = /^(application\/json|text\/javascript|text\/css)\b/

/** The security headers for an answer of a content type. Each page sets its own content security policy. */
export const securityHeaders = (contentType: string | null): Record<string, string> =>
  neverAPage.test(contentType ?? '') ? onEveryAnswer : onPages
