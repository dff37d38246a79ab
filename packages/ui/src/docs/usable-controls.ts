import type { ArgTypes } from '@storybook/react-vite'

/**
 * Gives a property a control that somebody can use: text for what is shown, and none for what cannot be typed, such as
 * an element or a reference, whose insides would stand in the table instead.
 */
export function usableControls<ArgType extends ArgTypes[string]>(
  argTypes: Readonly<Record<string, ArgType>>,
  args: Readonly<Record<string, unknown>>,
): Record<string, ArgType> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary ?? ''
      if (!isData(args[name]) || /^(Ref|LucideIcon)/.test(type))
        return [name, { ...argType, control: { disable: true } }]
      return [name, type === 'ReactNode' ? { ...argType, control: { type: 'text' } } : argType]
    }),
  )
}

function isData(value: unknown): boolean {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isData)
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
  return isPlain && Object.values(value).every(isData)
}
