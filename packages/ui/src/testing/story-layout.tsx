import type { CSSProperties, ReactNode } from 'react'

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }
const column: CSSProperties = { display: 'grid', gap: 16, maxWidth: 480 }

/** Things beside each other in a story. */
export const Row = ({ children }: { children: ReactNode }) => <div style={row}>{children}</div>

/** Things under each other in a story, as wide as a form. */
export const Column = ({ children, width = 480 }: { children: ReactNode; width?: number }) => (
  <div style={{ ...column, maxWidth: width }}>{children}</div>
)
