/** Stands in the second of the two files of libraries (server/web/chunks.ts); its import runs them. */
export { Provider } from 'react-redux'
