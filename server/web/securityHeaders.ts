const onEveryAnswer: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** Browsers heed these where they open an answer as a page or a frame. */
const onPages: Record<string, string> = {
  ...onEveryAnswer,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

/** What never opens as a page; a first visit fetches thirty of them. */
const neverAPage = /^(application\/json|text\/javascript|text\/css)\b/

/** The headers of an answer of a content type, whatever gives it. The content security policy is the page's own. */
export const securityHeaders = (contentType: string | null): Record<string, string> =>
  neverAPage.test(contentType ?? '') ? onEveryAnswer : onPages
