import type { CSSProperties } from 'react'
import { fontFamily } from '../styles/fonts.css.ts'
import { light } from '../themes/light.ts'
import { space, type, weight } from '../themes/scale.ts'
import type { ColorRole } from '../themes/tokens.ts'
import { vars } from '../themes/vars.css.ts'

const grid: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 12 }
const swatch: CSSProperties = { height: 48, borderRadius: 4, border: `1px solid ${vars.color.line}` }
const sheet: CSSProperties = {
  padding: 16,
  borderRadius: 8,
  background: vars.color.paper,
  color: vars.color.text,
  fontFamily,
}

/** Every role of the contract in the current theme. */
export function Colors() {
  return (
    <div style={{ ...sheet, ...grid }}>
      {(Object.keys(light.color) as ColorRole[]).map((role) => (
        <div key={role} style={{ fontSize: 12 }}>
          <div style={{ ...swatch, background: vars.color[role] }} />
          {role}
        </div>
      ))}
    </div>
  )
}

/** Every step of type, with amounts to see how figures line up. */
export function Types() {
  return (
    <div style={sheet}>
      {Object.entries(type).map(([step, style]) => (
        <div key={step} style={{ ...style, fontWeight: Number(step) >= 20 ? weight.bold : weight.regular }}>
          {step} · De boeken kloppen: € 18.402,77
        </div>
      ))}
    </div>
  )
}

/** Every distance, at its size. */
export function Spaces() {
  return (
    <div style={sheet}>
      {Object.entries(space).map(([name, size]) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 12, fontSize: 12 }}>
          <span style={{ width: 24 }}>{name}</span>
          <span style={{ width: size, height: 12, background: vars.color.accent }} />
        </div>
      ))}
    </div>
  )
}
