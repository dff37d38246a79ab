import { icons } from 'lucide-react'
import { useState, type CSSProperties } from 'react'
import { Icon } from '../icons/icon.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FONT_FAMILY } from '../styles/font-family.ts'
import { vars } from '../themes/vars.css.ts'

const sheet: CSSProperties = {
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: 8,
  background: vars.color.paper,
  color: vars.color.text,
  fontFamily: FONT_FAMILY,
}
const grid: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 12 }
const tile: CSSProperties = { display: 'grid', justifyItems: 'center', gap: 8, padding: 12, fontSize: 12 }

/** So many at a time: more would not be looked through. */
const SHOWN = 120

/** The icons of lucide-react, found by a part of their name. */
export function Icons() {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase().replaceAll(/[ -]/g, '')
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(wanted))
  return (
    <div style={sheet}>
      <TextField
        label="Search"
        placeholder="receipt, arrow, chart"
        hint={`${found.length} of ${Object.keys(icons).length}${found.length > SHOWN ? `; the first ${SHOWN} are shown` : ''}`}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div style={grid}>
        {found.slice(0, SHOWN).map(([name, icon]) => (
          <div key={name} style={tile}>
            <Icon of={icon} size={20} />
            {name}
          </div>
        ))}
      </div>
    </div>
  )
}
