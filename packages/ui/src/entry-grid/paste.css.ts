import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { space } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

/** What is asked of a block that is pasted. */
export const panel = style(inComponents({ padding: `${space[12]} 20px`, borderTop: `1px solid ${color.line}` }))
export const buttons = style(inComponents({ display: 'flex', gap: space[8], marginTop: space[12] }))
/** What of it could not be read. */
export const problems = style(inComponents({ margin: `${space[12]} 20px` }))
export const problemList = style(
  inComponents({ marginTop: space[4], paddingInlineStart: '20px', listStyle: 'disc', overflowWrap: 'break-word' }),
)
