import { inApp, media, space } from '@klopt/ui/theme'
import { style } from '@vanilla-extract/css'
import { fromStart, toTheRail } from './administration-layout.css.ts'

/** In line with the content under it. */
export const banner = style(
  inApp({
    padding: `${space[16]} ${toTheRail} 0 ${fromStart}`,
    '@media': { [media.phone]: { padding: `0 ${space[16]}` }, [media.print]: { display: 'none' } },
  }),
)
