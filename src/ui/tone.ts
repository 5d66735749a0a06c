export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger'
