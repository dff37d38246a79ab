import { useMediaQuery } from '@klopt/ui'

/** Whether the window is as narrow as a phone's, where rows are cards. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639.98px)')
