import type { RefObject } from 'react'

interface TableFileInputProps {
  /** Opened by the button beside it. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  onFile: (file: File) => void
}

/** The hidden input of a button that chooses a table as text. */
export const TableFileInput = ({ ref, label, onFile }: TableFileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept=".csv,.tsv,.txt,text/csv"
    aria-label={label}
    onChange={({ target }) => {
      const file = target.files?.[0]
      if (file) onFile(file)
      // The same file can be chosen again once it is corrected.
      target.value = ''
    }}
  />
)
