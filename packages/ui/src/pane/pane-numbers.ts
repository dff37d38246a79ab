/** How long a pane slides, in ms. */
export const PANE_SLIDE_MS = 500
/** Width of a pane in px when none is asked for. */
export const PANE_WIDTH = 560
