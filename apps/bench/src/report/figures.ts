/** Figures as they read in the table. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`
export const perSecond = (value: number): string => `${Math.round(value)}/s`
