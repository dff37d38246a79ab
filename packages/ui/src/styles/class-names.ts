/** Joins class names and leaves out what is absent: `classNames(base, isOpen && open)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
