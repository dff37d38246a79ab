import { NO_TEXT, type BookingText } from './booking-text.ts'
import { columnsText } from './columns.ts'
import { freeText } from './free.ts'
import { structuredText } from './structured.ts'
import { subfieldText } from './subfields.ts'

/**
 * Reads the lines of `:86:` in whichever of the known ways they are written.
 * @param bank the first four letters of the bank's BIC, or '' when the file does not say.
 */
export function readBookingText(lines: readonly string[], bank: string): BookingText {
  if (lines.length === 0) return NO_TEXT
  return (
    structuredText(lines, bank) ??
    subfieldText(lines) ??
    (bank === 'ABNA' ? columnsText(lines) : null) ??
    freeText(lines, bank)
  )
}
