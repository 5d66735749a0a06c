/**
 * Stands in the file of the libraries of every start (server/web/chunks.ts). Its import runs them while the
 * application's own code and the answers of the API are still on their way.
 */
export { version } from 'react-dom'
