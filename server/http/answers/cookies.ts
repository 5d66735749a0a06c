/** Name and reach of a cookie. */
export interface CookiePlace {
  name: string
  path: string
  secure: boolean
}

/**
 * Name and path of a cookie. With https the name begins with `__Host-`: browsers accept it from this host over https
 * only, so that no neighbouring subdomain and no page without TLS can set it. `__Host-` requires the path `/`; without
 * https the cookie keeps its own path.
 */
export const hostCookie = (isSecure: boolean, name: string, path: string): CookiePlace =>
  isSecure ? { name: `__Host-${name}`, path: '/', secure: true } : { name, path, secure: false }

/** As `hostCookie`, for a cookie that needs its own path: `__Secure-` requires https only. */
export const secureName = (isSecure: boolean, name: string) => (isSecure ? `__Secure-${name}` : name)

/** Whether the public address of the server is https. PUBLIC_URL decides, not the headers of a request. */
export const isHttps = ({ PUBLIC_URL }: { PUBLIC_URL: string }) => PUBLIC_URL.startsWith('https:')
