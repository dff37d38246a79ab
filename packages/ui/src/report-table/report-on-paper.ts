import type { StyleRule } from '@vanilla-extract/css'
import { media } from '../themes/scale.ts'

// On paper nothing scrolls: the names have what the figures leave, and the figures get as small as they have to. The
// counts are those of `report-paper.ts`, a character is 0.62 of its type wide, and every cell has 8 px beside it.
const [columnCount, characters] = ['var(--klopt-report-columns)', 'var(--klopt-report-characters)']
export const namesOnPaper = `max(22cqi, 100cqi - ${columnCount} * 128px)`
const typeOnPaper = `clamp(6px, (75cqi - ${columnCount} * 8px) / (${characters} * 0.62), 13px)`
export const cellOnPaper: StyleRule = {
  height: 'auto !important',
  padding: '4px !important',
  fontSize: `${typeOnPaper} !important`,
  lineHeight: '1.4 !important',
}
export const onPaper = (rule: StyleRule): StyleRule['@media'] => ({ [media.print]: rule })
