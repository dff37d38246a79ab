/**
 * The family every text is set in; the file of `fonts.css` has the Latin subset of all weights, and faces of the machine
 * that take its room until it is there.
 */
export const FONT_FAMILY =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu', system-ui, -apple-system, 'Segoe UI', sans-serif"
