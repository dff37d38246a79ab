'use client'

import { Check } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { contrastRatio } from '../themes/contrast-problems.ts'
import { parseColour } from './colour.ts'
import * as styles from './colour-picker.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** A colour that is offered, with what it is called. */
export interface ColourSwatch {
  /** `#rrggbb`. */
  value: string
  /** 'Petrol'. */
  name: string
}

export interface ColourSwatchesProps {
  swatches: readonly ColourSwatch[]
  value: string
  onChange: (colour: string) => void
}

/** Colours to choose with one press. */
export function ColourSwatches({ swatches, value, onChange }: ColourSwatchesProps) {
  const texts = useLanguage('colourPicker', dutch)
  return (
    <div role="group" aria-label={texts.swatches} className={styles.swatches}>
      {swatches.map((swatch) => {
        const colour = parseColour(swatch.value) ?? swatch.value
        const isChosen = colour === value
        return (
          <button
            key={swatch.value}
            type="button"
            aria-label={swatch.name}
            aria-pressed={isChosen}
            title={swatch.name}
            className={styles.swatchButton}
            style={{ backgroundColor: colour, color: tickColour(colour) }}
            onClick={() => onChange(colour)}
          >
            {isChosen && <Icon of={Check} size={14} />}
          </button>
        )
      })}
    </div>
  )
}

const tickColour = (colour: string): string =>
  contrastRatio(colour, '#ffffff') >= contrastRatio(colour, '#000000') ? '#ffffff' : '#000000'
