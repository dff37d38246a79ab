import type { MenuAction } from '@klopt/ui'

/** The ways to take a list along; of an empty one they stay, so that nothing moves, and give no file of nothing. */
export const exportsOf = (exports: readonly MenuAction[], isEmpty: boolean): readonly MenuAction[] =>
  isEmpty ? exports.map((entry) => ({ ...entry, disabled: true, hint: 'niets in de lijst' })) : exports
