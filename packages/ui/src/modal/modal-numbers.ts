/** How long the closing of a modal is seen, in ms. */
export const MODAL_CLOSE_MS = 200
/** Width of a modal in px, and the widest it can be asked to be. */
export const MODAL_WIDTH = 500
export const MODAL_MAX_WIDTH = 1244
