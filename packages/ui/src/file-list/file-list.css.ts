import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import type { UploadingFile } from './listed-file.ts'

const { color } = vars

export const files = style(inComponents({ minWidth: 0 }))
export const file = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 10,
    breakInside: 'avoid',
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
)
/** As wide with a picture as without, so that the names stand under each other. */
export const sign = style(
  inComponents({ flex: 'none', display: 'grid', placeItems: 'center', width: '32px', height: '32px' }),
)
export const thumbnail = style(
  inComponents({
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    backgroundColor: color.sunken,
  }),
)
export const text = style(inComponents({ display: 'flex', flexDirection: 'column', flex: 1, gap: 2, minWidth: 0 }))
export const progress = style(inComponents({ marginTop: 4 }))
export const name = style(inComponents({ fontWeight: weight.medium }))
export const words = style(inComponents({ ...type[13], color: color.muted }))
export const state = styleVariants(
  {
    waiting: color.muted,
    uploading: color.accent,
    done: color.success,
    failed: color.danger,
  } satisfies Record<UploadingFile['state'], string>,
  (value) => [style(inComponents({ color: value }))],
)
