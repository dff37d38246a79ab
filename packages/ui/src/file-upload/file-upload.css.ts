import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { motion, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'
import type { UploadingFile } from './uploading-file.ts'

const { color } = vars

export const around = style(inComponents({ minWidth: 0 }))

export const zone = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    padding: '24px 16px',
    border: `1.5px dashed ${color.control}`,
    borderRadius: radius.medium,
    textAlign: 'center',
    color: color.muted,
    backgroundColor: color.surface,
    cursor: 'pointer',
    transition: `border-color ${motion.small} ${motion.curve}, background-color ${motion.small} ${motion.curve}`,
    selectors: {
      '&:hover': { borderColor: color.accent },
      '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6, borderColor: color.line },
    },
  }),
)
export const over = style(
  inComponents({ borderStyle: 'solid', borderColor: color.accent, backgroundColor: color.accentSoft }),
)
export const wrong = style(inComponents({ borderColor: color.danger }))
export const icon = style(inComponents({ marginBottom: 4, color: color.accent }))
export const label = style(inComponents({ fontWeight: weight.bold, color: color.text }))
export const pick = style(inComponents({ fontWeight: weight.medium, color: color.accent }))
export const limits = style(inComponents({ ...type[13] }))
export const error = style(
  inComponents({
    ...type[13],
    fontWeight: weight.medium,
    color: color.danger,
    selectors: { '&:not(:empty)': { marginTop: 4 } },
  }),
)

export const files = style(inComponents({ marginTop: 12 }))
export const file = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 10,
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
)
export const fileIcon = style(inComponents({}))
export const fileText = style(inComponents({ display: 'flex', flexDirection: 'column', flex: 1, gap: 2, minWidth: 0 }))
export const progress = style(inComponents({ marginTop: 4 }))
export const fileName = style(inComponents({ fontWeight: weight.medium }))
export const fileState = style(inComponents({ ...type[13], color: color.muted }))
export const state = styleVariants(
  {
    waiting: color.muted,
    uploading: color.accent,
    done: color.success,
    failed: color.danger,
  } satisfies Record<UploadingFile['state'], string>,
  (value) => [style(inComponents({ color: value }))],
)
