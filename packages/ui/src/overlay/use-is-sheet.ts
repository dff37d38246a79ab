'use client'

import { useMediaQuery } from '../side-menu/use-media-query.ts'
import { media } from '../themes/scale.ts'

/** Whether what floats beside a control has no room for that, and comes up from the foot of the window. */
export const useIsSheet = (): boolean => useMediaQuery(media.sheet)
