import type { ApiError } from '@klopt/api-client'

/** Whether somebody else changed it after it was fetched (`version_conflict` of the catalogue). */
export const isVersionConflict = ({ code }: ApiError): boolean => code === 90_002
