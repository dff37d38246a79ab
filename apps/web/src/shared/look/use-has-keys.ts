import { useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { useIsPhone } from './use-is-phone.ts'

/** Whether there is a keyboard to speak of: that of a phone has signs such as '=' out of sight. */
export function useHasKeys(): boolean {
  const isTouched = useMediaQuery(media.touch)
  return !useIsPhone() && !isTouched
}
