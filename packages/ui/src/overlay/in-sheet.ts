/** A selector of a stylesheet: within the dialog that a sheet is, where everything is made for a finger. */
export const IN_SHEET = '[data-klopt-sheet] &'
