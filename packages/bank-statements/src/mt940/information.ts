import { NO_INFORMATION, type Information } from './booking-information.ts'
import { columnsInformation } from './information-columns.ts'
import { freeInformation } from './information-free.ts'
import { structuredInformation } from './information-structured.ts'
import { subfieldInformation } from './information-subfields.ts'

/**
 * Reads the lines of `:86:` in whichever of the known ways they are written.
 * @param bank the first four letters of the bank's BIC, or '' when the file does not say.
 */
export function informationOf(lines: readonly string[], bank: string): Information {
  if (lines.length === 0) return NO_INFORMATION
  return (
    structuredInformation(lines, bank) ??
    subfieldInformation(lines) ??
    (bank === 'ABNA' ? columnsInformation(lines) : null) ??
    freeInformation(lines, bank)
  )
}
