import { style, styleVariants } from '@vanilla-extract/css'
import type { ToastTone } from '../overlay/toast-queue.ts'
import { inComponents } from '../styles/in-layer.ts'
import { media, motion, radius, type, weight } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

/**
 * At the bottom, in the middle: away from the main action of a form and of a pane. An application
 * with a bar at the bottom lifts it with `--klopt-toast-lift`.
 */
export const region = style(
  inComponents({
    position: 'fixed',
    inset: 'auto 0 calc(32px + var(--klopt-toast-lift, 0px) + var(--klopt-toast-over, 0px))',
    width: 'auto',
    height: 'auto',
    overflow: 'visible',
    marginInline: 'auto',
    color: vars.color.text,
    background: 'none',
    pointerEvents: 'none',
    '@media': {
      [media.phone]: { marginInline: 16 },
      [media.print]: { display: 'none' },
    },
  }),
)

export const list = style(inComponents({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 24 }))

export const toast = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    width: 'min(440px, 100%)',
    padding: '10px 10px 10px 14px',
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.medium,
    boxShadow: vars.shadow.medium,
    backgroundColor: vars.color.surface,
    pointerEvents: 'auto',
    transition: `opacity ${motion.medium} ${motion.curve}, transform ${motion.medium} ${motion.curve}`,
    '@starting-style': { opacity: 0, transform: 'translateY(16px)' },
  }),
)

export const icon = style(inComponents({ marginTop: 5 }))
export const tone = styleVariants(
  {
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.danger,
    info: vars.color.info,
  } satisfies Record<Exclude<ToastTone, 'pending'>, string>,
  (color) => [style(inComponents({ color }))],
)

/** As large as the sign that comes in its place. */
export const spinner = style(inComponents({ fontSize: 16, marginInline: 1 }))

export const text = style(
  inComponents({
    ...type[14],
    flex: 1,
    minWidth: 0,
    paddingBlock: 4,
    fontWeight: weight.medium,
    overflowWrap: 'break-word',
  }),
)
