import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { space, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const field = style(
  inComponents({
    display: 'grid',
    gridTemplateAreas: `"label action" "control control" "message message"`,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[12],
    alignContent: 'start',
    minWidth: 0,
  }),
)
export const label = style(
  inComponents({
    ...type[13],
    gridArea: 'label',
    marginBottom: space[4],
    fontWeight: weight.medium,
    color: color.text,
  }),
)
/** Comes after the control in the document, so that Tab goes from field to field first. */
export const action = style(
  inComponents({
    ...type[13],
    gridArea: 'action',
    alignSelf: 'start',
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    color: color.muted,
  }),
)
// In the line of its label, which it does not make higher; as high as a target has to be.
globalStyle(`${action} > button`, { '@layer': { 'klopt.components': { height: '24px', marginBlock: '-2px' } } })
export const control = style(inComponents({ gridArea: 'control', minWidth: 0 }))
export const messages = style(
  inComponents({ ...type[13], gridArea: 'message', minWidth: 0, overflowWrap: 'break-word' }),
)
export const hint = style(inComponents({ marginTop: space[4], color: color.muted, textWrap: 'pretty' }))
export const error = style(
  inComponents({
    ...type[13],
    display: 'flex',
    gap: '6px',
    marginTop: space[4],
    color: color.danger,
    fontWeight: weight.medium,
    overflowWrap: 'break-word',
  }),
)
export const errorIcon = style(inComponents({ flex: 'none', marginTop: '3px' }))
