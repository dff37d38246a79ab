/** The words of the ring. */
export const dutch = {
  of: (value: number, max: number): string => `${value} van ${max}`,
}
