import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { ColourPicker } from '../colour-picker/colour-picker.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { contrastRatio } from '../themes/contrast-problems.ts'
import { createTheme, roundings, type CreatedTheme, type Rounding, type ThemeChoices } from '../themes/create-theme.ts'
import { densities, themeNames, type Density, type ThemeName } from '../themes/tokens.ts'
import { vars } from '../themes/vars.css.ts'

const optionsOf = <Name extends string>(values: Readonly<Record<Name, number>>) =>
  (Object.keys(values) as Name[]).map((value) => ({ value, label: value }))

/** Choose, see the three schemes at once, and copy what makes them. */
export function ThemeMaker() {
  const [accent, setAccent] = useState('#7c3aed')
  const [radius, setRadius] = useState<Rounding>('medium')
  const [density, setDensity] = useState<Density>('normal')
  const [font, setFont] = useState('')
  const choices: ThemeChoices = { accent, radius, density, ...(isFamily(font) && { font }) }
  const theme = createTheme(choices)
  const code = `createTheme(${JSON.stringify(choices, null, 2)})`
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
        <ColourPicker label="Accent" value={accent} onChange={setAccent} />
        <Select
          label="Radius"
          options={optionsOf(roundings)}
          value={radius}
          onChange={(name) => name && setRadius(name)}
        />
        <Select
          label="Density"
          options={optionsOf(densities)}
          value={density}
          onChange={(name) => name && setDensity(name)}
        />
        <TextField label="Font" value={font} onChange={({ target }) => setFont(target.value)} />
      </div>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
        {themeNames.map((scheme) => (
          <Preview key={scheme} theme={theme} scheme={scheme} />
        ))}
      </div>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <CopyButton label="Code" value={code}>
          Copy code
        </CopyButton>
        <CopyButton label="CSS" value={theme.css()}>
          Copy CSS
        </CopyButton>
      </div>
    </div>
  )
}

const isFamily = (font: string): boolean => font.trim() !== '' && !/[;{}<>\\]/.test(font)

function Preview({ theme, scheme }: { theme: CreatedTheme; scheme: ThemeName }) {
  const { accent, paper, muted } = theme[scheme].color
  return (
    <section
      aria-label={scheme}
      style={{ ...theme.style(scheme), padding: 16, background: vars.color.paper, color: vars.color.text }}
    >
      <Card>
        <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
          <strong>{scheme}</strong>
          <span style={{ color: vars.color.muted, fontSize: 12 }}>
            accent {contrastRatio(accent, paper).toFixed(1)} · muted {contrastRatio(muted, paper).toFixed(1)}
          </span>
          <Button variant="primary">Primary</Button>
          <Button variant="light">Light</Button>
          <Badge tone="success">Success</Badge>
        </div>
      </Card>
    </section>
  )
}
