/** The address of the same page in another language and region, or Home where the path names no page. */
export const inLocale = (code: string, path: string): string =>
  `/${code}/${path.split('/').slice(2).join('/') || 'home'}`
