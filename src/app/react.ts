/** Stands in the first of the two files of libraries (server/web/chunks.ts); its import runs them. */
export { createRoot } from 'react-dom/client'
