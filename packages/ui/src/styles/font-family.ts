/** The family every text is set in; the file of `fonts.css` has the Latin subset of all weights. */
export const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"
