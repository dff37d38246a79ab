import { Icon, TextField, visuallyHidden } from '@klopt/ui'
import { Check } from 'lucide-react'
import { accentColours, normaliseColour } from './accent-colours.ts'
import * as styles from './settings.css.ts'

export interface AccentColourFieldProps {
  value: string
  onChange: (colour: string) => void
  onBlur: () => void
  error: string | undefined
}

/** The colour of the invoices: one of a few good ones, or one's own. */
export function AccentColourField({ value, onChange, onBlur, error }: AccentColourFieldProps) {
  const chosen = normaliseColour(value)
  return (
    <div>
      <fieldset>
        <legend className={styles.legend}>Accentkleur</legend>
        <div className={styles.swatches}>
          {accentColours.map((colour) => (
            <label key={colour.value} className={styles.swatch} title={colour.name}>
              <input
                type="radio"
                name="accent-swatch"
                className={styles.swatchInput}
                checked={chosen === colour.value}
                onChange={() => onChange(colour.value)}
              />
              <span className={styles.swatchColour} style={{ backgroundColor: colour.value }}>
                {chosen === colour.value && <Icon of={Check} />}
              </span>
              <span className={visuallyHidden}>{colour.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        className={styles.colourField}
        label="Eigen kleur"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          if (/^#[0-9a-f]{6}$/.test(chosen)) onChange(chosen)
          onBlur()
        }}
        spellCheck={false}
        autoComplete="off"
        maxLength={9}
        error={error}
      />
    </div>
  )
}
