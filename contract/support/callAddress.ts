/**
 * The address that calls a whole telephone number (RFC 3966), as an agency or a list may write it:
 * `tel:+442079460000;ext=12` for `+44 (0)20 7946 0000 ext. 12`. It needs no tables of numbers, which weigh more than
 * most pages.
 */
export function wholePhoneAddress(phone: string): string {
  const [number = '', extension = ''] = phone.split(/\s*(?:;ext=|\bext\b\.?|\bposte\b|\bx(?=\s*\d)|#)\s*/i)
  // The trunk prefix that is only dialled within the country.
  const digits = number.replace('(0)', '').replace(/[^+\d]/g, '')
  return `tel:${digits}${extension && `;ext=${extension.replace(/\D/g, '')}`}`
}
