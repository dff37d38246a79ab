import { useState, type CSSProperties } from 'react'
import { Button } from '../button/button.tsx'
import { FONT_FAMILY } from '../styles/font-family.ts'
import { contrastRatio } from '../themes/contrast-problems.ts'
import { dark } from '../themes/dark.ts'
import { light } from '../themes/light.ts'
import { cornersPx, motion, radius, space, type, weight } from '../themes/scale.ts'
import type { ColorRole } from '../themes/tokens.ts'
import { vars } from '../themes/vars.css.ts'

const swatch: CSSProperties = { height: 28, borderRadius: 4, border: `1px solid ${vars.color.line}` }
const sheet: CSSProperties = {
  padding: 16,
  borderRadius: 8,
  background: vars.color.paper,
  color: vars.color.text,
  fontFamily: FONT_FAMILY,
}

/** What each role is for, as the contract says it. */
const uses: Record<ColorRole, string> = {
  paper: 'ground of the page',
  surface: 'ground of cards, fields and menus',
  sunken: 'ground of wells, neutral badges and hovered rows',
  line: 'hairlines between things',
  lineStrong: 'edge of secondary buttons and of totals',
  control: 'edge that is all there is to see of a control',
  edge: 'around a soft ground that is not enough to see',
  text: 'text',
  muted: 'text that is one step lower',
  accent: 'the current place, the one main action, links, focus',
  accentHover: 'the same under the pointer',
  accentSoft: 'ground of what is chosen',
  onAccent: 'text on the accent or on a solid tone',
  scrim: 'between a dialog and the page',
  success: 'what is in order',
  successSoft: 'its ground',
  warning: 'what needs a look, and what was read for somebody',
  warningSoft: 'its ground',
  danger: 'what is wrong, late or cannot be undone',
  dangerSoft: 'its ground',
  info: 'what is good to know',
  infoSoft: 'its ground',
}

const cell: CSSProperties = { padding: '6px 12px 6px 0', textAlign: 'start', fontSize: 12, verticalAlign: 'middle' }
const isOpaque = (colour: string) => !colour.includes('/')

/** Every role in the current theme, with its values in light and dark, and its contrast on paper there. */
export function Colors() {
  return (
    <div style={{ ...sheet, overflowX: 'auto' }}>
      <table style={{ width: '100%', fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr>
            {['Colour', 'Role', 'Use', 'Light', 'Dark', 'On paper'].map((head) => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(light.color) as ColorRole[]).map((role) => (
            <tr key={role}>
              <td style={{ ...cell, width: 64 }}>
                <div role="img" aria-label={role} style={{ ...swatch, background: vars.color[role] }} />
              </td>
              <th scope="row" style={cell}>
                {role}
              </th>
              <td style={cell}>{uses[role]}</td>
              <td style={cell}>{light.color[role]}</td>
              <td style={cell}>{dark.color[role]}</td>
              <td style={cell}>
                {isOpaque(light.color[role])
                  ? [light, dark].map(({ color }) => contrastRatio(color[role], color.paper).toFixed(1)).join(' · ')
                  : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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

const tile: CSSProperties = { width: 120, padding: 16, background: vars.color.surface, fontSize: 12 }

/** Every corner, as the theme has it. */
export function Corners() {
  return (
    <div style={{ ...sheet, display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.entries(radius).map(([name, corner]) => (
        <div key={name} style={{ ...tile, border: `1px solid ${vars.color.lineStrong}`, borderRadius: corner }}>
          {name} · {name === 'full' ? 'half a circle' : `${cornersPx[name as keyof typeof cornersPx]} px`}
        </div>
      ))}
    </div>
  )
}

/** Every step of lift in the current theme. */
export function Shadows() {
  return (
    <div style={{ ...sheet, display: 'flex', flexWrap: 'wrap', gap: 32, padding: 32 }}>
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <div key={name} style={{ ...tile, borderRadius: radius.medium, boxShadow }}>
          {name}
        </div>
      ))}
    </div>
  )
}

const { curve, ...durations } = motion
const way: CSSProperties = { width: 240, height: 12, borderRadius: radius.full, background: vars.color.sunken }

/** Every duration along the one curve, to see at work. Who asks for less motion gets the end at once. */
export function Motion() {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <div style={{ ...sheet, display: 'grid', gap: 16, justifyItems: 'start' }}>
      {Object.entries(durations).map(([name, duration]) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 12 }}>
          <span style={{ width: 120 }}>
            {name} · {duration}
          </span>
          <div style={way}>
            <div
              style={{
                width: 12,
                height: 12,
                borderRadius: radius.full,
                background: vars.color.accent,
                transform: `translateX(${isMoved ? 228 : 0}px)`,
                transition: `transform ${duration} ${curve}`,
              }}
            />
          </div>
        </div>
      ))}
      <Button onClick={() => setIsMoved(!isMoved)}>Move</Button>
    </div>
  )
}
