import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { ONWARDS } from '../themes/scale.ts'

const pointsAside = ['chevron-left', 'chevron-right', 'chevrons-left', 'chevrons-right', 'arrow-left', 'arrow-right']
const ofLucide = pointsAside.map((name) => `.lucide-${name}`).join(', ')

/** It does not shrink in a flex row; what points to the page before or after turns with the direction of the page. */
export const icon = style(
  inComponents({
    flex: 'none',
    selectors: { [`&:is([data-points=aside], ${ofLucide})`]: { transform: `scaleX(${ONWARDS})` } },
  }),
)
