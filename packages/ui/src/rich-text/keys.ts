const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

const named: Readonly<Record<string, string>> = { Mod: 'Control', Alt: 'Alt', Shift: 'Shift' }

/** A key of prosemirror-keymap as `aria-keyshortcuts` wants it: `Control+Shift+7`. */
export const ariaKey = (key: string): string =>
  key
    .split('-')
    .map((part) => (part === 'Mod' && isMac() ? 'Meta' : (named[part] ?? part)))
    .join('+')

/** A key as it stands in a tooltip: `Ctrl+Shift+7`. */
export const shownKey = (key: string): string =>
  key
    .split('-')
    .map((part) => (part === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : part.length === 1 ? part.toUpperCase() : part))
    .join('+')
