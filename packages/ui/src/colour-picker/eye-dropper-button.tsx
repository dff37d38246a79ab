'use client'

import { Pipette } from '../icons/drawings.ts'
import { IconButton } from '../button/icon-button.tsx'
import { adornmentButton } from '../form-field/field-box.css.ts'
import { parseColour } from './colour.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** What Chromium offers to take a colour from the screen (WICG EyeDropper API). */
interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper
  }
}

/** Takes a colour from anywhere on the screen, in a browser that can. */
export function EyeDropperButton({ onPick }: { onPick: (colour: string) => void }) {
  const texts = useLanguage('colourPicker', dutch)
  const { EyeDropper } = window
  if (!EyeDropper) return null
  const pick = async () => {
    // It fails when somebody presses Escape; then the colour stays as it was.
    const picked = await new EyeDropper().open().catch(() => null)
    const colour = picked && parseColour(picked.sRGBHex)
    if (colour) onPick(colour)
  }
  return (
    <IconButton
      icon={Pipette}
      label={texts.fromScreen}
      size="extra-small"
      className={adornmentButton}
      onClick={() => void pick()}
    />
  )
}
