/** Answers what was read, or null for what it should not be. Never throws, and looks at own fields alone. */
export type Check<T> = (data: unknown) => T | null

export const finite = (data: unknown, least: number, most: number): data is number =>
  typeof data === 'number' && data >= least && data <= most

export const text = (data: unknown, most: number): data is string => typeof data === 'string' && data.length <= most

/** The fields of a plain object; those of anything else are none. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
}
