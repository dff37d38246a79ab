/**
 * The family every text is set in; `fonts.css` has a file of Latin with all weights, one of what is extended Latin, and
 * faces of the machine that take its room until it is there.
 */
export const FONT_FAMILY =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu', system-ui, -apple-system, 'Segoe UI', sans-serif"
