import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <h1>Hello</h1>
    <button id="ready">Sign in</button>
  </StrictMode>,
)
