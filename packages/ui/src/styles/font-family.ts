/** The family every text is set in; the file of `fonts.css` has the Latin subset of all weights. */
export const FONT_FAMILY = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"
