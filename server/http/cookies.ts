/** Name and reach of a cookie. */
export interface CookiePlace {
  name: string
  path: string
  secure: boolean
}

/**
 * Where a cookie of ours lives. Under https its name begins with `__Host-`: browsers then take it from this host over
 * https only, so that neither a neighbouring subdomain nor a page without TLS can plant one. That needs the path `/`;
 * without https the cookie stays below its own path.
 */
export const hostCookie = (isSecure: boolean, name: string, path: string): CookiePlace =>
  isSecure ? { name: `__Host-${name}`, path: '/', secure: true } : { name, path, secure: false }

/** As `hostCookie`, for a cookie whose path is part of what it says: `__Secure-` asks for https alone. */
export const secureName = (isSecure: boolean, name: string) => (isSecure ? `__Secure-${name}` : name)

/** Whether people reach the server over https. The address in PUBLIC_URL decides, not what a request says. */
export const isHttps = ({ PUBLIC_URL }: { PUBLIC_URL: string }) => PUBLIC_URL.startsWith('https:')
