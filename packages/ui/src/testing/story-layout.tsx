import type { CSSProperties, ReactNode } from 'react'
import { vars } from '../themes/vars.css.ts'

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }
const column: CSSProperties = { display: 'grid', gap: 16, maxWidth: 480 }

/** Things beside each other in a story. */
export const Row = ({ children }: { children: ReactNode }) => <div style={row}>{children}</div>

/** Things under each other in a story, as wide as a form. */
export const Column = ({ children, width = 480 }: { children: ReactNode; width?: number }) => (
  <div style={{ ...column, maxWidth: width }}>{children}</div>
)

/** A thing whose place is seen, where a story is about places. */
export const Box = ({ children }: { children: ReactNode }) => (
  <div style={{ padding: 12, border: `1px solid ${vars.color.lineStrong}`, borderRadius: 4 }}>{children}</div>
)
