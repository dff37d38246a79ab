import { formatDuration } from '@klopt/validators'

const MINUTE = 60

/** How long a line took: '1:30', and of some seconds that it was under a minute, which 0:00 would hide. */
export const lineDuration = (seconds: number): string =>
  seconds > 0 && seconds < MINUTE ? '< 1 min' : formatDuration(seconds)
