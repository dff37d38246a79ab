/** The words of the ring. */
export const texts = {
  of: (value: number, max: number): string => `${value} van ${max}`,
} as const
