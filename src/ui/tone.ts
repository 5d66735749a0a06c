export type Tone = 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger'
